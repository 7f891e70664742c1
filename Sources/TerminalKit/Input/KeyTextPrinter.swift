/// Writes inputs as `KeyText` reads them.
enum KeyTextPrinter {
  static func text(of input: ScriptedInput) -> String {
    switch input {
    case .key(let key): text(of: key)
    case .mouse(let mouse): "<\(KeySpelling.prefix(mouse.modifiers))\(text(of: mouse))>"
    case .paste(let text): "<paste \(quoted(text))>"
    case .resize(let size): "<resize \(size.columns)x\(size.rows)>"
    case .wait(let span): "<wait \(text(of: span))>"
    }
  }

  /// A press and a release of one button in one cell.
  static func click(_ input: ScriptedInput, _ next: ScriptedInput?) -> String? {
    guard case .mouse(let press) = input, case .mouse(let release) = next,
      case .press(let button) = press.action, release.action == .release(button),
      press.position == release.position, press.modifiers == release.modifiers
    else { return nil }
    let place = words(button) + cell(press.position)
    return "<\(KeySpelling.prefix(press.modifiers))click \(place)>"
  }

  private static func text(of key: Key) -> String {
    if key.modifiers.isEmpty, case .character(let character) = key.code, character != " ",
      character != "<"
    {
      return String(character)
    }
    return "<\(KeySpelling.prefix(key.modifiers))\(KeySpelling.name(key.code))>"
  }

  private static func text(of mouse: Mouse) -> String {
    let place = cell(mouse.position)
    switch mouse.action {
    case .press(let button): return "press \(words(button))\(place)"
    case .release(let button): return "release \(button.map(words) ?? "any ")\(place)"
    case .drag(let button): return "dragto \(words(button))\(place)"
    case .move: return "move \(place)"
    case .wheel(let wheel):
      let name = KeySpelling.wheels.first { $0.wheel == wheel }?.name ?? ""
      return "\(name) \(place)"
    }
  }

  /// The left button goes without saying.
  private static func words(_ button: Mouse.Button) -> String {
    guard button != .left else { return "" }
    return (KeySpelling.buttons.first { $0.button == button }?.name ?? "") + " "
  }

  private static func cell(_ position: CellPosition) -> String {
    "\(position.column),\(position.row)"
  }

  private static func text(of span: Duration) -> String {
    let (whole, rest) = span.wholeMicroseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return "\(whole)ms" }
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits + "ms"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }
}
