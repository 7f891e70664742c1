import CVterm

@testable import TerminalKit

/// A terminal of somebody else's making (libvterm), which shows what bytes really do.
final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  let size: CellSize

  init(_ size: CellSize) {
    self.size = size
    terminal = vterm_new(Int32(size.rows), Int32(size.columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
  }

  func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      _ = vterm_input_write(
        terminal,
        raw.baseAddress?.assumingMemoryBound(to: CChar.self),
        raw.count
      )
    }
  }

  /// What is shown as a screen of ours, read cell by cell.
  func contents() -> [[Shown]] {
    (0..<size.rows).map { row in (0..<size.columns).map { Shown(cell(column: $0, row: row)) } }
  }

  private func cell(column: Int, row: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }
}

/// What can be seen of a cell: all of it, except that an empty one has no text to be coloured, and
/// that libvterm does not know faint text.
struct Shown: Equatable, CustomStringConvertible {
  var text: String
  var style: Style

  init(_ cell: Cell) {
    text = cell.text == " " ? "" : cell.text
    style = cell.style
    style.attributes.remove(.dim)
    if cell.width == 0 { (text, style) = ("second half", .plain) }
    ignoreInvisible()
  }

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

  var description: String { "\(text) (\(style))" }

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
func expectedContents(of screen: Screen) -> [[Shown]] {
  (0..<screen.size.rows).map { row in screen.cells(inRow: row).map(Shown.init) }
}
