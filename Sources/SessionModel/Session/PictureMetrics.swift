/// How far things move and fade in a picture.
enum PictureMetrics {
  /// How many times slower than the upper screen the lower one moves in `parallax`.
  ///
  /// From the full-width swipe that tutorials teach; UIKit's own is close to it.
  static let parallaxDivisor = 3.33
  /// Shadow that the upper screen of `parallax` loses on its way out.
  static let shadowLoss = 0.9
  /// Opacity that the lower screen of `parallax` lacks while it is covered.
  static let coveredFade = 0.1
  /// A sheet's distance from the window's upper edge, as a share of the height: 59 of 852 points
  /// on iOS 26.1.
  static let sheetInset = 59.0 / 852
  /// Darkness under a sheet that is fully up, measured on iOS 26.1.
  static let sheetDimming = 0.2
  /// Width of menu and drawer as a share of the window's; a choice.
  static let menuWidth = 0.8
  /// Height of a collapsed panel or card as a share of the window's; a choice.
  static let collapsedHeight = 0.2
  /// Height of a panel at any other stop but `expanded`, as a share of the window's; a choice.
  static let middleHeight = 0.5
  /// Widest and highest window that is drawn, in points; a wild size must not spoil the arithmetic.
  static let largestExtent = 1e6
}
