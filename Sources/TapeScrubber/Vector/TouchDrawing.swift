import SessionModel
import TerminalKit

/// Fingers as discs whose size tells their force, their trails, and where they ended.
struct TouchDrawing {
  /// Ages that are told apart.
  private static let ages = 3
  /// Half the size of the sign of an ending, in points.
  private static let sign = 14.0

  let scene: PhoneScene

  /// The elements, in the window's points.
  var lines: [String] {
    trails + ends + fingers
  }

  private var trails: [String] {
    var paths = Array(repeating: "", count: Self.ages)
    var last: [Int32: TrailPoint] = [:]
    for point in scene.trail {
      if let from = last[point.finger], point.phase != .down,
        from.position != point.position
      {
        let age = point.fading(Self.ages)
        paths[age] += "M\(place(from.position))L\(place(point.position))"
      }
      last[point.finger] = point
    }
    return paths.enumerated().reversed().filter { !$0.element.isEmpty }.map { age, path in
      "<path class=\"trail t\(age)\" d=\"\(path)\"/>"
    }
  }

  private var ends: [String] {
    scene.trail.compactMap { point in
      let (x, y) = (point.position.x, point.position.y)
      switch point.phase {
      case .down, .move: return nil
      case .up:
        let center = "cx=\"\(SVG.number(x))\" cy=\"\(SVG.number(y))\""
        return "<circle class=\"end\" \(center) r=\"\(SVG.number(Self.sign))\"/>"
      case .cancel:
        let (left, right) = (SVG.number(x - Self.sign), SVG.number(x + Self.sign))
        let (top, bottom) = (SVG.number(y - Self.sign), SVG.number(y + Self.sign))
        let path = "M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)"
        return "<path class=\"end cancelled\" d=\"\(path)\"/>"
      }
    }
  }

  private var fingers: [String] {
    scene.fingers.flatMap { finger -> [String] in
      guard let position = finger.last?.position else { return [] }
      let radius = FingerView.radius(ofForce: finger.force)
      let (x, y) = (SVG.number(position.x), SVG.number(position.y))
      var lines = ["<circle class=\"finger\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(SVG.number(radius))\"/>"]
      if scene.fingers.count > 1 {
        let left = SVG.number(position.x + radius + 6)
        let base = SVG.number(position.y + 10)
        lines.append(
          "<text class=\"id\" x=\"\(left)\" y=\"\(base)\" font-size=\"28\">\(finger.id)</text>"
        )
      }
      return lines
    }
  }

  private func place(_ point: Point) -> String {
    "\(SVG.number(point.x)) \(SVG.number(point.y))"
  }
}
