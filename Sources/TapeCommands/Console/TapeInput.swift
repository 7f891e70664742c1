import GestureScript
import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber

/// A tape that a command reads.
struct TapeInput {
  /// Where it stands.
  let path: String
  /// The open tape.
  let reader: TapeReader
  /// Bytes of the tape.
  let size: Int
  /// Whether a script stands there, which was performed.
  let isPerformed: Bool
  /// What is decided otherwise than the tape says.
  var changes: [PolicyChange] = []
  /// Marks and notes beside it; nil where it is no file.
  private(set) var notes: BesideNotes?

  let console: Console

  /// Opens the tape at `path`, standard input where that is `-`, or the one that the script there
  /// makes; what was lost of it is remarked when the command is done.
  init(
    _ path: String,
    _ console: Console,
    policy: ReadingPolicy = .tail
  ) throws(CommandError) {
    let file = InputFile(path: path)
    self.path = file.label
    self.console = console
    let bytes: [UInt8]? = if path == "-" { try file.read() } else { nil }
    if let script = try ScriptInput.recognized(at: path, bytes) {
      (reader, size) = try Self.performed(script, label: file.label)
      isPerformed = true
    } else {
      size = if let bytes { bytes.count } else { try file.size() }
      reader = try Self.open(file, bytes, policy)
      isPerformed = false
    }
    notes = BesideNotes(path, reader, console)
    remarkLosses(console)
  }

  private static func open(
    _ file: InputFile,
    _ bytes: [UInt8]?,
    _ policy: ReadingPolicy
  ) throws(CommandError) -> TapeReader {
    do throws(TapeError) {
      let reader =
        if let bytes {
          try TapeReader(bytes: bytes, policy: policy)
        } else {
          try TapeReader(path: file.path, policy: policy)
        }
      // Damage anywhere is an error then, also where the command would not look.
      if policy == .strict { try reader.readEverything() }
      return reader
    } catch {
      throw CommandError(error, path: file.label)
    }
  }

  /// The tape that `follower` begins with.
  ///
  /// That it has no index yet is no news.
  init(_ follower: TapeFollower, path: String, _ console: Console) throws(CommandError) {
    self.path = path
    self.console = console
    isPerformed = false
    reader = follower.tape
    size = try InputFile(path: path).size()
    notes = BesideNotes(path, reader, console, isGrowing: true)
    remarkLosses(console, where: \.costsEvents)
  }

  /// Blocks are only looked at when they are read, so what was lost is said at the end.
  private func remarkLosses(
    _ console: Console,
    where isNews: @escaping (TapeLoss) -> Bool = { _ in true }
  ) {
    let (reader, label) = (reader, Escaped.text(path))
    console.remarkLast {
      reader.losses.filter(isNews).map { "touchtape: \(label): \($0.remark)" }
    }
  }

  /// How the undefined is decided.
  var policies: Policies {
    changes.applied(to: reader.description.policies)
  }

  /// A replayer at the start of the tape.
  var replayer: Replayer<TapeReader, SessionReducer> {
    Replayer(reader, through: SessionReducer(policies: policies))
  }

  /// Moves `replayer` to a position of this tape.
  ///
  /// An event or a mark that the tape does not have is a mistake; time goes on behind its last event,
  /// but someone who did not mean that should know, and is told.
  func seek(
    _ replayer: inout Replayer<TapeReader, SessionReducer>,
    to position: PositionExpression
  ) throws(CommandError) {
    do throws(ResolutionError<TapeError>) {
      try replayer.seek(to: position) { notes?.all.place(ofMark: $0) }
      remarkEnd(before: replayer.position, position)
    } catch {
      switch error {
      case .position(let error):
        let message = error.description + (position.isMark ? notes?.listOfMarks ?? "" : "")
        throw CommandError(.usage, "\(Escaped.text(path)): \(Escaped.text(message))")
      case .source(let error):
        throw CommandError(error, path: path)
      }
    }
  }

  /// The state at a position of this tape.
  func tree(at position: PositionExpression) throws(CommandError) -> StateTree {
    var replayer = replayer
    try seek(&replayer, to: position)
    return tree(at: replayer)
  }

  /// The state where a replayer of this tape stands.
  func tree(at replayer: Replayer<TapeReader, SessionReducer>) -> StateTree {
    StateTree(of: replayer.state, names: reader.names, event: replayer.position.event)
  }
}
