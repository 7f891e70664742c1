/// The colours of a drawn terminal, in a light and in a dark surrounding.
enum ScreenColors {
  /// Paper, ink and the sixteen colours of a terminal's user; a choice that reads well on `paper`.
  struct Scheme {
    let paper: RGB
    let ink: RGB
    let ansi: [RGB]
  }

  static let dark = Scheme(
    paper: RGB(24, 25, 28),
    ink: RGB(216, 218, 222),
    ansi: [
      RGB(60, 62, 68), RGB(240, 113, 120), RGB(126, 200, 130), RGB(240, 200, 100),
      RGB(110, 160, 240), RGB(200, 146, 234), RGB(96, 200, 210), RGB(216, 218, 222),
      RGB(120, 124, 132), RGB(255, 138, 128), RGB(160, 224, 160), RGB(255, 224, 130),
      RGB(150, 190, 255), RGB(224, 176, 255), RGB(140, 224, 232), RGB(255, 255, 255),
    ]
  )
  static let light = Scheme(
    paper: RGB(252, 252, 250),
    ink: RGB(40, 42, 46),
    ansi: [
      RGB(40, 42, 46), RGB(186, 40, 44), RGB(32, 120, 48), RGB(150, 100, 0),
      RGB(28, 84, 190), RGB(136, 60, 160), RGB(0, 116, 128), RGB(110, 112, 118),
      RGB(90, 92, 98), RGB(204, 60, 60), RGB(44, 140, 60), RGB(170, 116, 0),
      RGB(50, 104, 214), RGB(156, 80, 180), RGB(0, 134, 146), RGB(60, 62, 66),
    ]
  )

  /// The class of a colour that depends on the surrounding; nil of one that does not.
  static func name(of color: Color, isText: Bool) -> String? {
    switch color {
    case .default: isText ? "ink" : "paper"
    case .ansi(let color): "c\(color.rawValue)"
    case .palette(let index) where index < 16: "c\(index)"
    case .palette, .rgb: nil
    }
  }

  /// The rules of the classes.
  static var rules: String {
    rules(of: light)
      + "@media (prefers-color-scheme:dark){\(rules(of: dark))}"
  }

  private static func rules(of scheme: Scheme) -> String {
    let basic = [("paper", scheme.paper), ("ink", scheme.ink)]
    let ansi = scheme.ansi.enumerated().map { ("c\($0.offset)", $0.element) }
    return (basic + ansi).map { name, color in
      ".\(name){fill:\(SVG.color(color));stroke:\(SVG.color(color))}"
    }.joined()
  }
}
