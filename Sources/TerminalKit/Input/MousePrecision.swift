/// Has the mouse report pixels in place of cells where a terminal can (mode 1016).
///
/// A terminal that knows the mode is told to use it, and asked again: its second answer stands in the
/// input exactly between the last report in cells and the first one in pixels. One that stays silent
/// goes on with cells.
///
/// ```swift
/// try terminal.write(MousePrecision.question)
/// // … for each answer that comes:
/// try terminal.write(precision.receive(answer))
/// // … and for each mouse event:
/// let place = precision.place(of: mouse)
/// ```
public struct MousePrecision: Hashable, Sendable {
  /// Reports are in pixels from the top left corner.
  private static let mode = 1016

  /// What to send at the start, and again when the screen has another size: how large a cell is, and
  /// whether the mode is known.
  public static let question = askCell + askMode

  private static let askCell = Array("\u{1B}[16t".utf8)
  private static let askMode = Array("\u{1B}[?\(mode)$p".utf8)

  /// A cell's extent in pixels, once the terminal has told it.
  private var cell: Cell?
  /// Whether reports are in pixels.
  public private(set) var isInPixels = false

  private struct Cell: Hashable {
    var width: Int
    var height: Int
  }

  /// Reports are in cells until a terminal says otherwise.
  public init() {}

  /// Takes in an answer, and says what to send in return.
  public mutating func receive(_ answer: TerminalAnswer) -> [UInt8] {
    switch answer {
    case .cellPixels(let width, let height):
      cell = width > 0 && height > 0 ? Cell(width: width, height: height) : nil
      return []
    case .mode(Self.mode, .set), .mode(Self.mode, .alwaysSet):
      isInPixels = cell != nil
      return isInPixels ? [] : ControlSequences.disable(Self.mode)
    case .mode(Self.mode, .reset):
      isInPixels = false
      // Without the size of a cell pixels mean nothing.
      return cell == nil ? [] : ControlSequences.enable(Self.mode) + Self.askMode
    case .mode:
      return []
    }
  }

  /// Where the pointer is.
  public func place(of mouse: Mouse) -> MousePlace {
    guard isInPixels, let cell else { return MousePlace(middleOf: mouse.position) }
    return MousePlace(
      column: (Double(mouse.position.column) + 0.5) / Double(cell.width),
      row: (Double(mouse.position.row) + 0.5) / Double(cell.height)
    )
  }

  /// What to send at the end: cells again, before reports are switched off.
  static let exit = ControlSequences.disable(mode)
}
