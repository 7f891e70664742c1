import TerminalKit

/// The styles of fingers and their trails, which fade with age.
struct TouchColors {
  /// What is there now.
  let fresh: Style
  /// Trails by age, the youngest first.
  let trails: [Style]
  /// A finger that was taken away by the system.
  let cancelled: Style

  init(_ look: PhoneLook) {
    guard look.isPainted else {
      fresh = Style(.bold, foreground: Palette.touch.foreground)
      let old = Style(.dim, foreground: Palette.touch.foreground)
      trails = [Palette.touch, Palette.touch, old]
      cancelled = Palette.trouble
      return
    }
    fresh = Style(.bold, foreground: Self.amber.color)
    trails = [0.05, 0.3, 0.55].map { share in
      Style(foreground: Self.amber.mixed(with: Surfaces.off, share: share).color)
    }
    cancelled = Style(.bold, foreground: Self.rose.color)
  }

  /// Bright on every surface.
  static let amber = RGB(255, 200, 64)
  private static let rose = RGB(255, 138, 128)
}
