import TapeFile
import TapeReplay
import TapeScrubber

/// The marks and notes beside a tape that a command reads; the file is only opened if they are asked
/// for.
final class BesideNotes {
  /// Where they stand.
  let path: String
  private let file: NotesFile
  private let eventCount: Int
  private let console: Console
  private var known: TapeNotes?

  /// The notes beside the tape at `path`; nil for standard input.
  ///
  /// - Parameter isGrowing: whether more events are to come, so that notes may be about them.
  init?(_ path: String, _ reader: TapeReader, _ console: Console, isGrowing: Bool = false) {
    guard let file = NotesFile(beside: path, salt: reader.header.salt) else { return nil }
    self.file = file
    self.path = file.path
    self.console = console
    eventCount = isGrowing ? .max : reader.eventCount
  }

  /// All of them; what cannot be read is remarked, once.
  var all: TapeNotes {
    if let known { return known }
    let notes = file.read(eventCount: eventCount) { console.remark($0) }
    known = notes
    return notes
  }
}

extension BesideNotes {
  /// Marks that a message lists at most.
  private static let listedMarks = 8

  /// What a message about a missing mark adds; nothing where there are no marks beside the tape.
  var listOfMarks: String {
    let names = all.entries.compactMap(\.markName)
    guard !names.isEmpty else { return "" }
    let listed = names.prefix(Self.listedMarks).map { "'\($0)'" }.joined(separator: ", ")
    return "; its notes have \(listed)" + (names.count > Self.listedMarks ? ", …" : "")
  }
}

extension PositionExpression {
  /// Whether it counts from a mark.
  var isMark: Bool {
    if case .mark = base { true } else { false }
  }
}
