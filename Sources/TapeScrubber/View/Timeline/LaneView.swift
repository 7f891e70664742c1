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
    switch part {
    case .density: density(bin)
    case .touches: touches(bin.signs)
    case .gestures: gestures(bin.signs)
    case .moves: moves(bin.signs)
    case .turns: sign(bin, .turnedBack, symbols.turnedBack, Palette.trouble)
    case .navigation: sign(bin, .navigated, symbols.navigated, Palette.navigation)
    case .findings: findings(bin.signs)
    case .marks:
      sign(bin, .marked, symbols.marked, Palette.remark)
        ?? sign(bin, .noted, symbols.noted, Palette.remark)
    case .app:
      sign(bin, .background, symbols.background, Palette.quiet)
        ?? sign(bin, .inactive, symbols.inactive, Palette.quiet)
    }
  }

  private func sign(
    _ bin: TimelineBin,
    _ sign: TimelineBin.Signs,
    _ symbol: Unicode.Scalar,
    _ style: Style
  ) -> Cell? {
    bin.signs.contains(sign) ? Cell(symbol, style: style) : nil
  }

  /// The root of the count, so that single events are seen beside floods.
  private func density(_ bin: TimelineBin) -> Cell {
    guard bin.events > 0.001 else { return Cell(symbols.idle, style: Palette.quiet) }
    let share = (bin.events / most).squareRoot() * Double(symbols.levels.count)
    let level = min(max(Int(share.rounded(.up)), 1), symbols.levels.count)
    return Cell(symbols.levels[level - 1])
  }

  private func touches(_ signs: TimelineBin.Signs) -> Cell? {
    guard signs.contains(.touched) else { return nil }
    return Cell(signs.contains(.several) ? symbols.several : symbols.touched, style: Palette.touch)
  }

  private func gestures(_ signs: TimelineBin.Signs) -> Cell? {
    if signs.contains(.gestureCancelled) {
      return Cell(symbols.turnedBack, style: Palette.trouble)
    }
    return signs.contains(.recognized)
      ? Cell(symbols.recognized, style: Palette.recognizer) : nil
  }

  private func moves(_ signs: TimelineBin.Signs) -> Cell? {
    guard signs.contains(.moving) else { return nil }
    let symbol = signs.contains(.interactive) ? symbols.interactive : symbols.line
    return Cell(symbol, style: Palette.navigation)
  }

  private func findings(_ signs: TimelineBin.Signs) -> Cell? {
    if signs.contains(.wrong) { return Cell(symbols.wrong, style: Palette.trouble) }
    return signs.contains(.doubtful) ? Cell(symbols.doubtful, style: Palette.remark) : nil
  }
}
