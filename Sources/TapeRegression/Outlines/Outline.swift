public import SessionModel
public import TapeFile
import TapeReplay

/// The text beside a stored tape that says what happens on it: what a reviewer reads in a diff.
///
/// One fact a line, in order of time: changes of containers, the beginning, decision and end of each
/// transition, refusals, waiting calls, faults, gestures that the reducer recognized, marks, the app
/// coming and going; then the final state. Every hundredth event and the end carry two digests: that
/// of the session, and that of the events themselves as the notation spells them, so that no change
/// of a tape goes unseen.
///
///     let outline = try Outline(of: TapeReader(path: "recordings/swipe.tape", policy: .strict))
///     outline.text
public struct Outline: Sendable {
  /// The name that follows the last dot in the names of outline files.
  public static let fileExtension = "outline"

  /// The lines, without line ends.
  public internal(set) var lines: [String]

  /// The outline of the tape that `reader` reads.
  ///
  /// - Throws: what reading a block throws.
  /// - Complexity: O(events), in one pass; memory for one block beside the lines.
  public init(of reader: TapeReader) throws(TapeError) {
    self.lines = []
    try Outline.write(of: reader) { self.lines.append(contentsOf: $0) }
  }

  /// The lines of a stored outline; a last line end is not the start of a line.
  public init(text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
  }

  /// The lines, each with its end.
  public var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// Hands the lines of the outline of a tape to `write`, a few at a time, in bounded memory.
  ///
  /// - Parameter policies: How the undefined is decided; nil is as the tape says.
  /// - Throws: what reading a block throws.
  public static func write(
    of reader: TapeReader,
    policies: Policies? = nil,
    to write: ([String]) -> Void
  ) throws(TapeError) {
    var writer = OutlineWriter(of: reader, policies: policies)
    var events: [TimedEvent] = []
    for (index, block) in reader.eventBlocks.enumerated() {
      try reader.readEvents(ofBlock: index, into: &events)
      writer.passOverLost(through: block.startEvent)
      for timed in events { writer.apply(timed) }
      write(writer.takeLines())
    }
    writer.passOverLost(through: reader.eventCount)
    writer.finish()
    write(writer.takeLines())
  }
}

extension Outline: Equatable {
  /// Whether both have the same bytes; names are told apart by their bytes, too.
  public static func == (left: Outline, right: Outline) -> Bool {
    left.lines.elementsEqual(right.lines) { $0.same(as: $1) }
  }
}
