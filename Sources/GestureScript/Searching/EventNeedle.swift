public import SessionModel

/// A text to look for in events as they are printed, their times left out, whatever its case.
///
/// Most events of a tape are of a few kinds whose text is known but for its numbers. Whether a text
/// can occur in one of those is found out once; an event in which it cannot is not printed.
public struct EventNeedle: Sendable {
  /// The text as it was given.
  public let text: String
  private let bytes: [UInt8]
  private let names: NameTable
  private let forms: EventForms

  /// A search for `text` in events whose names are in `names`.
  public init(_ text: String, names: NameTable) {
    self.text = text
    self.names = names
    bytes = Array(text.lowercased().utf8)
    forms = EventForms(finding: bytes, names: names)
  }

  /// Whether the printed form of `event` contains the text.
  public func isFound(in event: Event) -> Bool {
    guard forms.mayContain(event) else { return false }
    var writer = LineWriter(names: names)
    writer.bytes.reserveCapacity(Self.usualLength)
    writer.event(event)
    return writer.bytes.withUnsafeBufferPointer { line in
      let line = UnsafeBufferPointer(rebasing: line.dropFirst())
      if line.allSatisfy({ $0 < 0x80 }) { return contains(line) }
      var text = String(decoding: line, as: UTF8.self).lowercased()
      return text.withUTF8 { contains($0) }
    }
  }

  /// Bytes that hold the text of most events.
  private static let usualLength = 160

  /// Whether `text`, in lower case as far as it is ASCII, contains what is sought.
  private func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    guard bytes.count <= text.count else { return false }
    for start in 0...(text.count - bytes.count) where Byte.lowercase(text[start]) == first {
      if bytes.indices.allSatisfy({ Byte.lowercase(text[start + $0]) == bytes[$0] }) {
        return true
      }
    }
    return false
  }
}
