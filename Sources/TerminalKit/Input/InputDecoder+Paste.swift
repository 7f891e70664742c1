extension InputDecoder {
  /// `ESC [ 201 ~` ends a paste.
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Keeps at most `longestPaste` bytes, and enough after them to find the end.
  mutating func receivePasted(_ byte: UInt8, _ events: inout [InputEvent]) {
    collected.append(byte)
    if byte == UInt8(ascii: "~"), collected.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      collected.removeLast(Self.pasteEnd.count)
      events += endPaste()
    } else if collected.count >= 2 * Self.longestPaste {
      let middle = Self.longestPaste..<collected.count - Self.pasteEnd.count
      collected.removeSubrange(middle)
    }
  }

  /// Takes what has come of a paste for all of it: its end was lost, and keys must not be for ever.
  public mutating func endPaste() -> [InputEvent] {
    guard isPasting else { return [] }
    let text = Self.pastedText(collected.prefix(Self.longestPaste))
    reset()
    return [.paste(text)]
  }

  private static func pastedText(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\r": text.append("\n")
      case "\n" where previous == "\r": continue
      case "\n", "\t": text.append(scalar)
      default:
        if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
    }
    return String(text)
  }
}
