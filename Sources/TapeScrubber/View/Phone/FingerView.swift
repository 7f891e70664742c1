import SessionModel
import TerminalKit

/// Draws fingers as discs whose size tells their force, and where they have just been.
struct FingerView {
  /// Radius of a touch of average force, in points: a fingertip covers some seven millimetres.
  private static let radius = 20.0
  /// Forces that are told apart; 0 is a finger whose force is not known.
  private static let forces = 0.25...4.0
  /// Force below and above which a touch that is a single character has another one.
  private static let plainForces = 0.6...1.6
  /// Dots across below which a disc would be a blot: a character is clearer.
  private static let leastRadius = 2.4

  let scene: PhoneScene
  let scale: PhoneScale
  let look: PhoneLook

  /// Lines where fingers moved: the older, the darker, and with fewer dots where there are no shades.
  func drawTrails(on glass: inout Screen) {
    let styles = TouchColors(look).trails
    for (age, style) in styles.enumerated().reversed() {
      var canvas = DotCanvas(glass.size)
      var last: [Int32: TrailPoint] = [:]
      var dots = 0
      let gap = look.isPainted || look.glyphs != .unicode ? 1 : age + 1
      for point in scene.trail {
        if let from = last[point.finger], point.phase != .down, point.fading(styles.count) == age {
          let (start, end) = (scale.dot(from.position), scale.dot(point.position))
          canvas.line(
            fromX: start.x,
            y: start.y,
            toX: end.x,
            y: end.y,
            every: gap,
            dots: &dots
          )
        }
        last[point.finger] = point
      }
      canvas.stamp(on: &glass, style: style, glyphs: look.glyphs)
    }
  }

  /// Where fingers were lifted, or taken away.
  func drawEnds(on glass: inout Screen) {
    let (symbols, colors) = (Symbols(look.glyphs), TouchColors(look))
    for point in scene.trail {
      switch point.phase {
      case .up: put(symbols.lifted, scale.cell(point.position), colors.trails[0], on: &glass)
      case .cancel:
        put(symbols.turnedBack, scale.cell(point.position), colors.cancelled, on: &glass)
      case .down, .move: break
      }
    }
  }

  /// Fingers that are down, with their numbers if there are several.
  func drawFingers(on glass: inout Screen) {
    let style = TouchColors(look).fresh
    for finger in scene.fingers {
      guard let position = finger.last?.position else { continue }
      let cell = scale.cell(position)
      let across = drawDisc(finger.force, position, style, on: &glass)
      guard scene.fingers.count > 1 else { continue }
      let number = "\(finger.id)"
      var column = cell.column + across + 1
      if column + number.count > glass.size.columns {
        column = max(0, cell.column - across - number.count)
      }
      for (offset, digit) in number.unicodeScalars.enumerated() {
        put(digit, CellPosition(column: column + offset, row: cell.row), style, on: &glass)
      }
    }
  }

  /// Draws a finger and says how many cells it reaches to either side.
  private func drawDisc(
    _ force: Double,
    _ position: Point,
    _ style: Style,
    on glass: inout Screen
  ) -> Int {
    let dots = scale.dots(Self.radius(ofForce: force))
    guard look.glyphs != .ascii, min(dots.x, dots.y) >= Self.leastRadius else {
      put(sign(of: force), scale.cell(position), style, on: &glass)
      return 0
    }
    var canvas = DotCanvas(glass.size)
    let center = scale.dots(position)
    canvas.disc(x: center.x, y: center.y, across: dots.x, down: dots.y)
    canvas.stamp(on: &glass, style: style, glyphs: look.glyphs)
    return Int(dots.x / Double(DotCanvas.dotsAcross))
  }

  /// Radius in points of a finger that presses so hard; its area grows with the force.
  static func radius(ofForce force: Double) -> Double {
    guard force > 0 else { return radius }
    return radius * min(max(force, forces.lowerBound), forces.upperBound).squareRoot()
  }

  private func sign(of force: Double) -> Unicode.Scalar {
    let symbols = Symbols(look.glyphs)
    if force > 0, force < Self.plainForces.lowerBound { return symbols.lightFinger }
    return force > Self.plainForces.upperBound ? symbols.hardFinger : symbols.finger
  }

  /// Puts a character on what is there.
  private func put(
    _ scalar: Unicode.Scalar,
    _ place: CellPosition,
    _ style: Style,
    on glass: inout Screen
  ) {
    var style = style
    style.background = glass[place].ground
    glass[place] = Cell(scalar, style: style)
  }
}
