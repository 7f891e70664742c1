extension Mouse {
  /// Reads the first number of a mouse report: two bits of button, shift, alt and control, a bit
  /// for motion, and two that choose among buttons, wheel and further buttons.
  init?(reportedButtons bits: Int, at position: CellPosition, isRelease: Bool) {
    guard (0..<256).contains(bits), position.column >= 0, position.row >= 0 else { return nil }
    guard let action = Self.action(bits, isRelease: isRelease) else { return nil }
    var modifiers: Modifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    self.init(action, at: position, modifiers)
  }

  private static func action(_ bits: Int, isRelease: Bool) -> Action? {
    let isMotion = bits & 32 != 0
    switch bits & 0b1100_0000 {
    case 64:
      // The wheel has no release; a terminal that sends one means nothing by it.
      let wheels: [Wheel] = [.up, .down, .left, .right]
      return isRelease || isMotion ? nil : .wheel(wheels[bits & 3])
    case 0 where bits & 3 == 3:
      return isMotion ? .move : .release(nil)
    case 0:
      let buttons: [Button] = [.left, .middle, .right]
      return action(of: buttons[bits & 3], isRelease: isRelease, isMotion: isMotion)
    case 128 where bits & 3 < 2:
      let button: Button = bits & 3 == 0 ? .back : .forward
      return action(of: button, isRelease: isRelease, isMotion: isMotion)
    default:
      return nil
    }
  }

  private static func action(of button: Button, isRelease: Bool, isMotion: Bool) -> Action {
    if isRelease { return .release(button) }
    return isMotion ? .drag(button) : .press(button)
  }
}
