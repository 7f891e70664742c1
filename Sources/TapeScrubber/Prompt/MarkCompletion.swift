import SessionModel
import TapeReplay

/// The marks that `@` and the beginning of a name may mean.
struct MarkCompletion {
  /// A mark as a position is written, and what the person sees of it.
  struct Candidate: Equatable {
    let text: String
    let time: Time

    /// The position and the mark's time.
    var title: String { "\(text) \(TimeText.text(time))" }
  }

  /// Marks that are offered at most: nobody reads more.
  private static let most = 64

  /// Those that fit, in order of place, each name once.
  let candidates: [Candidate]

  /// The marks among `notes` that `text` may become.
  init(for text: String, among notes: [TapeNote]) {
    var seen = Set<String>()
    let marks = notes.compactMap { note in
      note.markName.map { (name: $0, time: note.position.time) }
    }.filter { seen.insert($0.name).inserted }
    let exact = marks.filter { Self.fits($0.name, text) }
    // Who types a capital, or none, means it where something begins with it.
    let typed = text.lowercased()
    let fitting = exact.isEmpty ? marks.filter { Self.fits($0.name.lowercased(), typed) } : exact
    candidates = fitting.prefix(Self.most).map {
      Candidate(text: Self.position(ofMark: $0.name), time: $0.time)
    }
  }

  /// What all that fits begins with; nil where nothing fits.
  var commonPrefix: String? {
    candidates.map(\.text).commonPrefix
  }

  private static func fits(_ name: String, _ typed: String) -> Bool {
    "@\(name)".hasPrefix(typed) || quoted(name).hasPrefix(typed)
  }

  /// The position of a mark: in quotes where its name alone would not be read as a name, or would be
  /// hard to read.
  static func position(ofMark name: String) -> String {
    let bare = "@\(name)"
    guard !name.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "\\" }),
      let read = try? PositionParser.parse(bare), read.base == .mark(name), read.offset == nil
    else { return quoted(name) }
    return bare
  }

  private static func quoted(_ name: String) -> String {
    let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "@\"\(escaped)\""
  }
}
