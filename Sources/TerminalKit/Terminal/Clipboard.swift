/// Puts text on the clipboard of whoever sits before the terminal, also through ssh: OSC 52.
///
/// Nothing comes back: a terminal that does not know or allow it stays silent.
public enum Clipboard {
  /// Bytes of text that terminals take at least: some stop at 100 000 characters of Base64.
  public static let mostBytes = 74_000

  /// Bytes of one piece through GNU screen, which cuts strings off at 768.
  private static let screenPiece = 700

  /// What to send to the terminal; nil if the text is larger than `mostBytes`.
  ///
  /// Terminal multiplexers keep such sequences for themselves unless they are wrapped: tmux takes it
  /// by itself (`set-clipboard on`) or passes it on (`allow-passthrough on`), whichever it allows.
  ///
  /// - Parameter environment: `TMUX` and `STY` say what stands between.
  public static func sequence(_ text: String, environment: [String: String]) -> [UInt8]? {
    guard text.utf8.count <= mostBytes else { return nil }
    let plain = Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [0x07]
    if environment["TMUX"] != nil { return plain + throughTmux(plain) }
    if environment["STY"] != nil { return throughScreen(plain) }
    return plain
  }

  /// Wrapped in a device control string, escapes doubled.
  private static func throughTmux(_ bytes: [UInt8]) -> [UInt8] {
    let escape = ControlSequences.escape
    let doubled = bytes.flatMap { $0 == escape ? [escape, escape] : [$0] }
    return Array("\u{1B}Ptmux;".utf8) + doubled + Array("\u{1B}\\".utf8)
  }

  private static func throughScreen(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: screenPiece).flatMap { start in
      Array("\u{1B}P".utf8) + bytes[start..<min(start + screenPiece, bytes.count)]
        + Array("\u{1B}\\".utf8)
    }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// RFC 4648, padded.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in 0..<3 {
        bits = bits << 8 | (place < piece.count ? UInt32(piece[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)]
        text.append(place <= piece.count ? digit : UInt8(ascii: "="))
      }
    }
    return text
  }
}
