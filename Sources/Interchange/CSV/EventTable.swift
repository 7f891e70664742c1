import GestureScript
public import SessionModel

/// Events as a flat table in CSV, a row each, for spreadsheets and data frames; there is no way back.
///
/// A cell without a value is empty. Numbers are written as in scripts, times in seconds; the last
/// column is the whole event in the notation of scripts.
public enum EventTable {
  private static let columns = [
    "event", "time", "family", "type", "action", "name", "touch", "x", "y", "vx", "vy", "scale",
    "rotation", "force", "value", "text",
  ]

  /// The row of column names, with its end.
  public static var header: [UInt8] {
    Array((columns.joined(separator: ",") + "\n").utf8)
  }

  /// Writes the row of the event that has the number `number` at the end of `bytes`, with its end.
  public static func append(
    _ timed: TimedEvent,
    number: Int,
    family: String,
    names: NameTable,
    to bytes: inout [UInt8]
  ) {
    var row = EventRow(names: names)
    row.fill(timed.event)
    bytes.append(contentsOf: "\(number),".utf8)
    SecondsText.append(microseconds: timed.time.microseconds, to: &bytes)
    let words = [family, "\(LineType(of: timed.event).spelling)", row.action, row.name]
    for cell in words { append(cell, to: &bytes) }
    append(row.touch.map { String($0) } ?? "", to: &bytes)
    for number in row.numbers { append(number.map { NumberText.text($0) } ?? "", to: &bytes) }
    append(EventPrinter(names: names).text(timed.event), to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a comma and a cell, quoted where it must be.
  private static func append(_ cell: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    guard cell.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
      bytes.append(contentsOf: cell.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
