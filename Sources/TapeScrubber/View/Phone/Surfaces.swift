import TerminalKit

/// The calm colours of screens: dark enough for light text, far enough from each other to be told
/// apart, on dark and on light terminals.
///
/// A screen's colour follows from its name alone, so that it is the same in every picture.
struct Surfaces {
  /// The colours of screens.
  let colors: [RGB]
  /// Whether colours may be mixed; a palette of 256 has too few dark ones, patterns take their place.
  let areMixed: Bool

  init(_ depth: ColorDepth) {
    areMixed = depth == .trueColor
    colors = areMixed ? Self.mixable : Self.ofPalette
  }

  private static let mixable = [
    RGB(28, 92, 128), RGB(20, 98, 92), RGB(84, 86, 136), RGB(120, 76, 118),
    RGB(134, 76, 78), RGB(124, 84, 32), RGB(92, 96, 36), RGB(28, 97, 36),
    RGB(88, 60, 128), RGB(100, 30, 36), RGB(72, 80, 88), RGB(24, 36, 104),
  ]
  /// Kindred entries of xterm's palette.
  private static let ofPalette = [
    RGB(0, 95, 135), RGB(0, 95, 95), RGB(95, 95, 135), RGB(135, 95, 135),
    RGB(135, 95, 95), RGB(135, 95, 0), RGB(95, 95, 0), RGB(0, 95, 0),
    RGB(95, 95, 175), RGB(95, 0, 0), RGB(78, 78, 78), RGB(0, 0, 95),
  ]
  /// Those of the user's own sixteen that mean nothing else.
  static let ansi: [ANSIColor] = [.cyan, .green, .magenta, .brightBlue]

  /// The glass where no screen is.
  static let off = RGB(18, 18, 18)
  /// Names of screens in front.
  static let text = RGB(248, 248, 248)
  /// The bar of tabs.
  static let tabs = RGB(38, 38, 38)

  /// How much brighter a screen's bar is than the screen.
  static let barLight = 0.11
  /// How bright the line is that takes the place of a brighter bar.
  static let lineLight = 0.5
  /// How much darker a screen is than one beneath it that has the same colour, as colours are mixed; a
  /// palette's colours become lighter, because their darker kin are of other hues.
  private static let twin = (shade: 0.35, light: 0.2)
  /// How far the names of screens beneath others fade into them.
  static let quietFade = 0.45
  /// Darkness of the full shadow at an edge, and farther away.
  static let shadow = (near: 0.6, far: 0.3)
  /// Shadow and dimming from which there is a pattern where colours are not mixed.
  static let leastPattern = (shadow: 0.25, dimming: 0.1)

  /// The surface of a screen above one that has the same.
  func twin(of color: RGB) -> RGB {
    areMixed
      ? color.mixed(with: .black, share: Self.twin.shade)
      : color.mixed(with: .white, share: Self.twin.light)
  }

  /// `opacity` in steps: fewer look rough, more cost bytes.
  func opacity(_ opacity: Double) -> Double {
    Self.stepped(opacity, areMixed ? 20 : 2)
  }

  /// `dimming` in steps, as colours are mixed.
  func dimming(_ dimming: Double) -> Double {
    areMixed ? Self.stepped(dimming, 20) : 0
  }

  /// `shadow` in steps, as colours are mixed.
  func shadow(_ shadow: Double) -> Double {
    areMixed ? Self.stepped(shadow, 4) : 0
  }

  /// The surface of the screen `name`.
  subscript(name: String) -> RGB {
    colors[Self.place(of: name)]
  }

  /// The place of a screen's colour: FNV-1a over the bytes of its name.
  static func place(of name: String) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    // The low bits alone would tell little of the first letters.
    return Int((hash ^ hash >> 16) % UInt32(mixable.count))
  }

  private static func stepped(_ share: Double, _ steps: Double) -> Double {
    (share * steps).rounded() / steps
  }
}
