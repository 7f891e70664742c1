import CVterm
public import TerminalKit

/// A terminal of somebody else's making (libvterm), which shows what bytes really do.
public final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  /// Its size.
  public private(set) var size: CellSize

  /// An empty terminal, the alternate screen at hand.
  public init(_ size: CellSize) {
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

  /// Has it do what `bytes` say.
  public func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      _ = vterm_input_write(
        terminal,
        raw.baseAddress?.assumingMemoryBound(to: CChar.self),
        raw.count
      )
    }
  }

  /// Gives its window another size, as a person who drags its corner does.
  public func resize(to size: CellSize) {
    self.size = size
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
  }

  /// What is shown as a screen of ours, read cell by cell.
  public func contents() -> [[Shown]] {
    (0..<size.rows).map { row in (0..<size.columns).map { Shown(cell(column: $0, row: row)) } }
  }

  /// Where the cursor is.
  public var cursor: CellPosition {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return CellPosition(column: Int(position.col), row: Int(position.row))
  }

  private func cell(column: Int, row: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }
}
