import TerminalKit

extension PaintedPhone {
  /// Darkens what lies beside an edge within the window: near it to the border of its cell, farther away
  /// a cell, so that a move within the cell changes nothing but the edge.
  mutating func castShadow(_ shadow: Double, _ rect: PartRect) {
    let strength = surfaces.shadow(shadow)
    guard strength > 0 else { return }
    let near = Surfaces.shadow.near * strength
    let isWide = scale.size.columns >= Self.leastForWideShadow
    let far = isWide ? Surfaces.shadow.far * strength : 0
    let step = PartRect.partsInCell
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound)
    if left > 0 {
      let border = (left - 1) / step * step
      darken(border..<left, rect.rows, by: near)
      darken(border - step..<border, rect.rows, by: far)
    }
    if right < scale.size.columns * step {
      let edge = max(right, 0)
      let border = (edge / step + 1) * step
      darken(edge..<border, rect.rows, by: near)
      darken(border..<border + step, rect.rows, by: far)
    }
  }

  private mutating func darken(_ columns: Range<Int>, _ rows: Range<Int>, by share: Double) {
    let rect = PartRect(
      left: columns.lowerBound,
      top: rows.lowerBound,
      right: columns.upperBound,
      bottom: rows.upperBound
    )
    canvas.change(rect) { $0.mixed(with: .black, share: share) }
  }
}
