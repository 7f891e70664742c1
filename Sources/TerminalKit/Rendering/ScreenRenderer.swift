/// Turns screens into the few bytes that make a terminal show them, one after the other.
///
/// It remembers what the terminal shows, so everything that is drawn must pass through it; after
/// anything else has written there (a resize, a pause in the background) call `invalidate()`.
public struct ScreenRenderer: Sendable {
  /// The colours that may be used.
  public let depth: ColorDepth
  /// Whether frames are wrapped in "synchronized update" (private mode 2026).
  public let isSynchronized: Bool

  /// What the terminal shows; `nil` when unknown.
  private var shown: Screen?
  private var pen: Style?
  private var cursor: CellPosition?

  /// Makes a renderer for a terminal about which nothing is known yet.
  public init(depth: ColorDepth, isSynchronized: Bool = false) {
    self.depth = depth
    self.isSynchronized = isSynchronized
  }

  /// Forgets what the terminal shows: the next frame is painted whole.
  public mutating func invalidate() {
    shown = nil
    pen = nil
    cursor = nil
  }

  /// The bytes that turn what the terminal shows into `screen`: none if nothing differs; the
  /// whole screen after `invalidate()`, or when the size has changed.
  ///
  /// - Complexity: O(number of cells).
  public mutating func render(_ screen: Screen) -> [UInt8] {
    let next = screen.converted(to: depth)
    if let shown, shown.size != next.size { invalidate() }
    var writer = FrameWriter(pen: pen, cursor: cursor)
    if shown == nil { writer.clear() }
    var previous = shown ?? Screen(next.size)
    SharedStyles(from: previous, to: next).draw(next, over: &previous, with: &writer)
    for row in 0..<next.size.rows {
      let cells = RowPair(old: previous.cells(inRow: row), new: next.cells(inRow: row))
      Self.draw(cells, row: row, with: &writer)
    }
    shown = next
    pen = writer.pen
    cursor = writer.cursor
    return isSynchronized && !writer.bytes.isEmpty ? Self.synchronized(writer.bytes) : writer.bytes
  }

  private static func draw(_ cells: RowPair, row: Int, with writer: inout FrameWriter) {
    if cells.old == cells.new { return }
    let tail = cells.blankTail
    var column = 0
    // Up to here a terminal may have drawn what stands further left.
    var spillEnd = 0
    while column < cells.count {
      let position = CellPosition(column: column, row: row)
      if column >= tail, cells.isWorthErasing(from: column, mustDraw: column < spillEnd) {
        return writer.eraseRow(from: position)
      }
      let cell = cells[column]
      if column < spillEnd || cells.differs(at: column) {
        redrawGap(before: position, in: cells, with: &writer)
        writer.draw(cell, at: position, columns: cells.count)
        if cell.hasDisputedWidth { spillEnd = max(spillEnd, column + cell.mostColumns) }
      }
      column += max(1, cell.width)
    }
  }

  /// Up to this many unchanged cells are drawn again; a jump takes three bytes or more.
  private static let longestRedrawnGap = 3

  private static func redrawGap(
    before position: CellPosition,
    in cells: RowPair,
    with writer: inout FrameWriter
  ) {
    guard let cursor = writer.cursor, cursor.row == position.row, cursor.column < position.column,
      position.column - cursor.column <= longestRedrawnGap
    else { return }
    let gap = cursor.column..<position.column
    guard gap.allSatisfy({ writer.isOneByte(cells[$0]) }) else { return }
    for column in gap {
      let place = CellPosition(column: column, row: position.row)
      writer.draw(cells[column], at: place, columns: cells.count)
    }
  }

  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    ControlSequences.enable(ControlSequences.synchronizedUpdate) + bytes
      + ControlSequences.disable(ControlSequences.synchronizedUpdate)
  }
}
