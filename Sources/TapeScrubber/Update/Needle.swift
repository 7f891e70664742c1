import GestureScript
import SessionModel

/// A text to look for in events as they are printed, whatever its case.
struct Needle: Sendable {
  let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.lowercased().utf8)
  }

  /// Whether the printed form of `event`, its time left out, contains the text.
  func isFound(in event: TimedEvent, printedBy printer: EventPrinter) -> Bool {
    var line = printer.text(event.event)
    if line.utf8.allSatisfy({ $0 < 0x80 }) {
      return line.withUTF8 { Needle.contains($0, bytes) }
    }
    line = line.lowercased()
    return line.withUTF8 { Needle.contains($0, bytes) }
  }

  /// Whether `text`, in lower case as far as it is ASCII, contains `part`.
  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) where lowercase(text[start]) == first {
      if part.indices.allSatisfy({ lowercase(text[start + $0]) == part[$0] }) { return true }
    }
    return false
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
