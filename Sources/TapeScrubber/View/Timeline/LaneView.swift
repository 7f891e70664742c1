import TerminalKit

/// Draws what a lane shows of one stretch of time.
struct LaneView {
  let symbols: Symbols
  /// The number of events in the fullest stretch.
  let most: Double

  /// The cell of a lane; of several parts the first that has something to show.
  func cell(_ lane: Lane, _ bin: TimelineBin, isFold: Bool) -> Cell {
    for part in lane.parts {
      if isFold, part == .density { continue }
      if let cell = cell(part, bin) { return cell }
    }
    return isFold ? Cell(symbols.fold, style: Palette.quiet) : .blank
  }

  private func cell(_ part: Lane.Part, _ bin: TimelineBin) -> Cell? {
    if part == .density { return density(bin) }
    guard bin.signs != [], let sign = LaneSign.first(of: part, in: bin.signs) else { return nil }
    return Cell(sign.symbol(symbols), style: sign.style)
  }

  /// The root of the count, so that single events are seen beside floods.
  private func density(_ bin: TimelineBin) -> Cell {
    guard bin.events > 0.001 else { return Cell(symbols.idle, style: Palette.quiet) }
    let share = (bin.events / most).squareRoot() * Double(symbols.levels.count)
    let level = min(max(Int(share.rounded(.up)), 1), symbols.levels.count)
    return Cell(symbols.levels[level - 1])
  }
}
