import CVterm
public import TerminalKit

/// What can be seen of a cell: all of it, except that an empty one has no text to be coloured, and
/// that libvterm does not know faint text.
public struct Shown: Equatable, CustomStringConvertible {
  /// The character with its marks; empty for a blank.
  public var text: String
  /// Colours and attributes, as far as they can be seen.
  public var style: Style

  /// What a cell of ours should look like.
  public init(_ cell: Cell) {
    text = cell.text == " " ? "" : cell.text
    style = cell.style
    style.attributes.remove(.dim)
    if cell.width == 0 { (text, style) = ("second half", .plain) }
    ignoreInvisible()
  }

  /// What a cell of the terminal looks like.
  init(_ cell: VTermScreenCell) {
    let scalars = [
      cell.chars.0, cell.chars.1, cell.chars.2, cell.chars.3, cell.chars.4, cell.chars.5,
    ]
    style = Style(
      foreground: Self.color(cell.fg, VTERM_COLOR_DEFAULT_FG),
      background: Self.color(cell.bg, VTERM_COLOR_DEFAULT_BG)
    )
    if cell.attrs.bold != 0 { style.attributes.insert(.bold) }
    if cell.attrs.italic != 0 { style.attributes.insert(.italic) }
    if cell.attrs.underline != 0 { style.attributes.insert(.underline) }
    if cell.attrs.reverse != 0 { style.attributes.insert(.reverse) }
    if scalars[0] == .max {
      (text, style) = ("second half", .plain)
    } else {
      let shown = scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
      text = String(String.UnicodeScalarView(shown))
      if text == " " { text = "" }
    }
    ignoreInvisible()
  }

  /// The text and its style.
  public var description: String { "\(text) (\(style))" }

  private mutating func ignoreInvisible() {
    if text.isEmpty, style.attributes.isDisjoint(with: [.underline, .reverse]) {
      style = Style(background: style.background)
    }
  }

  /// The palette's first sixteen entries are the ANSI colours.
  private static func color(_ color: VTermColor, _ defaultFlag: VTermColorType) -> Color {
    if UInt32(color.type) & UInt32(defaultFlag.rawValue) != 0 { return .default }
    if UInt32(color.type) & UInt32(VTERM_COLOR_TYPE_MASK.rawValue) == 0 {
      return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
    return ANSIColor(rawValue: color.indexed.idx).map(Color.ansi) ?? .palette(color.indexed.idx)
  }
}

/// What a screen should look like in the emulator.
public func expectedContents(of screen: Screen) -> [[Shown]] {
  (0..<screen.size.rows).map { row in
    (0..<screen.size.columns).map { Shown(screen[$0, row]) }
  }
}
