extension InputDecoder {
  /// Between `ESC [` and its final byte.
  mutating func receiveInSequence(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "[") where collected.isEmpty:
      begin(.consoleKey)
    case UInt8(ascii: "M") where collected.isEmpty:
      begin(.legacyMouse)
    case UInt8(ascii: "$") where ControlSequence(collected, final: byte).rxvtShiftedKey != nil:
      finishSequence(byte, &events)
    case 0x20...0x3F:
      if collected.count < Self.longestSequence { collected.append(byte) }
    case 0x40...0x7E:
      finishSequence(byte, &events)
    default:
      abandon(at: byte, &events)
    }
  }

  private mutating func finishSequence(_ final: UInt8, _ events: inout [InputEvent]) {
    guard collected.count < Self.longestSequence else { return reset() }
    let sequence = ControlSequence(collected, final: final)
    if sequence.isPasteStart { return begin(.paste) }
    if let key = sequence.key { return finish(with: key, &events) }
    reset()
    if let event = sequence.report ?? sequence.answer.map(InputEvent.answer) {
      events.append(event)
    }
  }

  /// `ESC [ [` and A to E: F1 to F5 of the Linux console.
  mutating func receiveConsoleKey(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      finish(with: Key(.function(Int(byte - UInt8(ascii: "A")) + 1)), &events)
    case 0x20...0x7E: reset()
    default: abandon(at: byte, &events)
    }
  }

  /// `ESC O`, perhaps a modifier's digit, and a letter.
  mutating func receiveShiftedKey(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x30...0x39:
      if collected.count < 2 { collected.append(byte) }
    case 0x20...0x7E:
      let modifiers = ControlSequence(collected, final: byte).number(0) ?? 1
      guard var key = KeyNames.applicationKey(byte) else { return reset() }
      key.modifiers.formUnion(Modifiers(parameter: modifiers))
      finish(with: key, &events)
    default: abandon(at: byte, &events)
    }
  }

  /// `ESC [ M` and three bytes: buttons, column and row, 32 (column and row 33) added to each.
  mutating func receiveLegacyMouse(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard byte >= 0x20 else { return abandon(at: byte, &events) }
    collected.append(byte)
    guard collected.count == 3 else { return }
    let position = CellPosition(column: Int(collected[1]) - 33, row: Int(collected[2]) - 33)
    let mouse = Mouse(reportedButtons: Int(collected[0]) - 32, at: position, isRelease: false)
    reset()
    if let mouse { events.append(.mouse(mouse)) }
  }
}
