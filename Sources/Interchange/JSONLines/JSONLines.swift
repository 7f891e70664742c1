public import SessionModel

/// The JSON form of a tape: a header line, then one event a line.
///
///     {"touchtape":1,"device":"phone","facts":[]}
///     {"time":0.5,"type":"touch","phase":"down","id":1,"x":10,"y":400}
///
/// Printed and read again, it gives the same tape, byte for byte. Fields may be added to the form,
/// never renamed.
public enum JSONLines {
  /// The version of the form that is written and read.
  public static let version = 1

  /// A tape as it was read.
  public struct Tape: Sendable {
    /// What the tape says about itself.
    public var description: TapeDescription
    /// The names of the events.
    public var names: NameTable
    /// The events, as they stand there.
    public var events: [TimedEvent]
  }

  /// Whether `bytes` begin like the JSON form.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let visible = bytes[start...].lazy.filter { $0 > 0x20 }.prefix(12)
    return visible.elementsEqual("{\"touchtape\"".utf8)
  }

  /// The tape that `bytes` spell.
  ///
  /// - Throws: `JSONLinesError` at the first line that is no JSON, or has a field that is wrong,
  ///   missing or unknown.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func tape(from bytes: [UInt8]) throws(JSONLinesError) -> Tape {
    var reader = JSONLineReader(bytes)
    guard try reader.nextLine() else {
      throw JSONLinesError(line: 1, message: "expected {\"touchtape\":\(version),…}")
    }
    let description = try reader.header()
    var events: [TimedEvent] = []
    while try reader.nextLine() { events.append(try reader.event()) }
    return Tape(description: description, names: reader.names, events: events)
  }

  /// The header line of a tape, with its end.
  public static func header(_ description: TapeDescription) -> [UInt8] {
    var writer = JSONLineWriter(names: NameTable())
    writer.header(description)
    return writer.bytes
  }

  /// Writes the line of `event`, whose names are in `names`, at the end of `bytes`.
  public static func append(_ event: TimedEvent, names: NameTable, to bytes: inout [UInt8]) {
    var writer = JSONLineWriter(names: names)
    swap(&writer.bytes, &bytes)
    writer.line(event)
    swap(&writer.bytes, &bytes)
  }
}
