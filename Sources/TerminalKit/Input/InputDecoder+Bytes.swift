extension InputDecoder {
  /// One step of the machine.
  mutating func receive(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: receivePlain(byte, &events)
    case .character(let bits, let missing, let least):
      receiveContinuation(byte, bits: bits, missing: missing, least: least, &events)
    case .escape: receiveAfterEscape(byte, &events)
    case .controlSequence: receiveInSequence(byte, &events)
    case .consoleKey: receiveConsoleKey(byte, &events)
    case .shiftedKey: receiveShiftedKey(byte, &events)
    case .legacyMouse: receiveLegacyMouse(byte, &events)
    case .string(let length, let opener):
      receiveInString(byte, length: length, opener: opener)
    case .stringEnd: receiveStringEnd(byte, &events)
    case .paste: receivePasted(byte, &events)
    }
  }

  private mutating func receivePlain(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: begin(.escape)
    case 0x09: finish(with: Key(.tab), &events)
    case 0x0A, 0x0D: finish(with: Key(.enter), &events)
    case 0x08, 0x7F: finish(with: Key(.backspace), &events)
    case 0x00: finish(with: Key(" ", .control), &events)
    case 0x01...0x1A: finish(with: Self.controlKey(byte | 0x60), &events)
    case 0x1C...0x1F: finish(with: Self.controlKey(byte | 0x40), &events)
    case 0x20...0x7E: finish(with: Key(Character(Unicode.Scalar(byte))), &events)
    case 0xC2...0xDF: state = .character(bits: UInt32(byte & 0x1F), missing: 1, least: 0x80)
    case 0xE0...0xEF: state = .character(bits: UInt32(byte & 0x0F), missing: 2, least: 0x800)
    case 0xF0...0xF4: state = .character(bits: UInt32(byte & 0x07), missing: 3, least: 0x1_0000)
    default: reset()
    }
  }

  private static func controlKey(_ byte: UInt8) -> Key {
    Key(Character(Unicode.Scalar(byte)), .control)
  }

  private mutating func receiveContinuation(
    _ byte: UInt8,
    bits: UInt32,
    missing: Int,
    least: UInt32,
    _ events: inout [InputEvent]
  ) {
    guard byte & 0xC0 == 0x80 else { return abandon(at: byte, &events) }
    let bits = bits << 6 | UInt32(byte & 0x3F)
    if missing > 1 {
      state = .character(bits: bits, missing: missing - 1, least: least)
    } else if bits >= least, let character = Self.typed(Int(bits)) {
      finish(with: Key(character), &events)
    } else {
      reset()
    }
  }

  /// The character of a scalar value, unless it is a control or none at all.
  static func typed(_ value: Int) -> Character? {
    guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  private mutating func receiveAfterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B where isAltHeld: events.append(.key(Key(.escape)))
    case 0x1B: isAltHeld = true
    case UInt8(ascii: "["): begin(.controlSequence)
    case UInt8(ascii: "O"): begin(.shiftedKey)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.string(length: 0, opener: byte))
    default:
      isAltHeld = true
      state = .ground
      receivePlain(byte, &events)
    }
  }

  /// Strings end with `BEL` or `ESC \`.
  private mutating func receiveInString(_ byte: UInt8, length: Int, opener: UInt8) {
    switch byte {
    case 0x1B: begin(.stringEnd)
    case 0x07, 0x18, 0x1A: reset()
    default:
      state = .string(length: length + 1, opener: opener)
      if length >= Self.longestString { reset() }
    }
  }

  private mutating func receiveStringEnd(_ byte: UInt8, _ events: inout [InputEvent]) {
    reset()
    if byte == UInt8(ascii: "\\") { return }
    begin(.escape)
    receiveAfterEscape(byte, &events)
  }
}
