/// A control sequence, `ESC [` parameters final, taken apart.
struct ControlSequence {
  /// `<`, `=`, `>` or `?` before the parameters.
  private let prefix: UInt8?
  /// Parts separated by semicolons, each of parts separated by colons; `nil` where left empty.
  private let parameters: [[Int?]]
  /// What else but digits and separators stands between.
  private let intermediates: [UInt8]
  private let final: UInt8

  /// Numbers are cut off here: beyond Unicode and beyond any screen.
  private static let largestNumber = 0x1F_FFFF

  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    let isPrefixed = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    prefix = isPrefixed ? bytes.first : nil
    let body = bytes.dropFirst(isPrefixed ? 1 : 0)
    intermediates = body.filter { !(0x30...0x3B).contains($0) }
    // An intermediate byte ends the last parameter.
    let digits = body.prefix { (0x30...0x3B).contains($0) }
    parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    return digits.reduce(0) { value, digit in
      min(largestNumber, value * 10 + Int(digit & 0x0F))
    }
  }

  /// A parameter or part of one.
  func number(_ index: Int, part: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part)
    else { return nil }
    return parameters[index][part]
  }

  private var hasIntermediates: Bool { !intermediates.isEmpty }

  private var isPlain: Bool { prefix == nil && !hasIntermediates }

  /// `ESC [ 200 ~`.
  var isPasteStart: Bool {
    isPlain && final == UInt8(ascii: "~") && number(0) == 200
  }

  /// rxvt ends the keys that are held with shift in `$`, which elsewhere ends nothing.
  var rxvtShiftedKey: Key.Code? {
    guard isPlain, parameters.count == 1, let number = number(0) else { return nil }
    return KeyNames.numbered(number)
  }

  /// The key, if this is one.
  var key: Key? {
    guard isPlain else { return nil }
    let modifiers = Modifiers(parameter: number(1) ?? 1)
    switch final {
    case UInt8(ascii: "~"): return numberedKey(modifiers)
    case UInt8(ascii: "^"): return rxvtShiftedKey.map { Key($0, .control) }
    case UInt8(ascii: "$"): return rxvtShiftedKey.map { Key($0, .shift) }
    case UInt8(ascii: "@"): return rxvtShiftedKey.map { Key($0, [.shift, .control]) }
    case UInt8(ascii: "u"): return isKeyRelease ? nil : Self.unicodeKey(number(0), modifiers)
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    default: return lettered(modifiers)
    }
  }

  /// A mouse or focus report, if this is one.
  var report: InputEvent? {
    let isMouseFinal = final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    if !hasIntermediates, isMouseFinal, prefix == nil || prefix == UInt8(ascii: "<") {
      return mouse.map(InputEvent.mouse)
    }
    guard isPlain, parameters == [[nil]] || parameters.isEmpty else { return nil }
    switch final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    default: return nil
    }
  }

  /// The answer to a question, if this is one: `ESC [ ? mode ; state $ y`, `ESC [ 6 ; height ; width t`.
  var answer: TerminalAnswer? {
    switch final {
    case UInt8(ascii: "y") where prefix == UInt8(ascii: "?") && intermediates == [0x24]:
      guard parameters.count == 2, let mode = number(0),
        let state = number(1).flatMap(TerminalAnswer.ModeState.init)
      else { return nil }
      return .mode(mode, state)
    case UInt8(ascii: "t") where isPlain && number(0) == 6 && parameters.count == 3:
      guard let height = number(1), let width = number(2) else { return nil }
      return .cellPixels(width: width, height: height)
    default:
      return nil
    }
  }

  /// `ESC [ < b ; x ; y M` or `m` (SGR), or `ESC [ b ; x ; y M` with 32 added to b (urxvt).
  private var mouse: Mouse? {
    guard parameters.count == 3, let buttons = number(0), let x = number(1), let y = number(2)
    else { return nil }
    let isSGR = prefix != nil
    if !isSGR && final == UInt8(ascii: "m") { return nil }
    return Mouse(
      reportedButtons: isSGR ? buttons : buttons - 32,
      at: CellPosition(column: x - 1, row: y - 1),
      isRelease: final == UInt8(ascii: "m")
    )
  }

  /// The third kind of event that a terminal may report of a key.
  private var isKeyRelease: Bool { number(1, part: 1) == 3 }

  private func numberedKey(_ modifiers: Modifiers) -> Key? {
    if isKeyRelease { return nil }
    if number(0) == 27, parameters.count == 3 { return Self.unicodeKey(number(2), modifiers) }
    return number(0).flatMap(KeyNames.numbered).map { Key($0, modifiers) }
  }

  /// Letters have no number, or 1, before the modifiers; anything else is another report.
  private func lettered(_ modifiers: Modifiers) -> Key? {
    guard (number(0) ?? 1) == 1, parameters.count <= 2, !isKeyRelease else { return nil }
    guard var key = KeyNames.lettered(final) else { return nil }
    key.modifiers.formUnion(modifiers)
    return key
  }

  /// Where kitty numbers the keys that have no character.
  private static let privateKeys = 57344...63743

  /// A key by the character on it.
  private static func unicodeKey(_ value: Int?, _ modifiers: Modifiers) -> Key? {
    switch value {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    default:
      guard let value, !privateKeys.contains(value), let character = InputDecoder.typed(value)
      else { return nil }
      return shifted(character, modifiers)
    }
  }

  /// With shift a letter is another letter; for other characters the keyboard's layout decides,
  /// which nobody here knows.
  private static func shifted(_ character: Character, _ modifiers: Modifiers) -> Key {
    guard modifiers.contains(.shift), !modifiers.contains(.control),
      let upper = character.uppercased().first, character.uppercased().count == 1
    else { return Key(character, modifiers) }
    return Key(upper, modifiers.subtracting(.shift))
  }
}
