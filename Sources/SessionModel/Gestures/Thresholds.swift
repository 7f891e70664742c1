/// The numbers by which recognizers tell one gesture from another.
///
/// Those that differ between versions of UIKit, or are unknown, are policies instead.
enum Thresholds {
  /// Most fingers that a recognizer follows at once; more go unnoticed.
  ///
  /// The slots of the largest panels. Each step looks at all of them, so that a log of fingers that
  /// never lift must not make them ever more.
  static let mostFingers = 64

  /// Longest pause between the two taps of a double tap.
  ///
  /// Apple documents none; chosen between the 0.3 s and 0.4 s of other toolkits.
  static let doubleTapPause = Interval(microseconds: 350_000)
  /// Farthest the second tap may lie from the first, in points.
  ///
  /// Apple documents none; chosen as the width of the recommended touch target, 44 points.
  static let doubleTapDistance = 44.0

  /// Longest a swipe may take; measured: 0.500 s is accepted, 0.501 s is not.
  static let swipeDuration = Interval(microseconds: 500_000)
  /// Travel along the swipe that an instantaneous one needs, in points; measured.
  static let swipeTravel = 50.0
  /// How much less travel is needed for each second it takes, in points a second; measured.
  static let swipeTravelRelief = 47.0
  /// Travel across the swipe that an instantaneous one may have, in points; measured.
  static let swipeDrift = 50.0
  /// How much less drift is allowed for each second it takes, in points a second; measured.
  static let swipeDriftLoss = 49.0

  /// Travel along a swipe that it needs `elapsed` after it landed, in points.
  static func swipeTravel(after elapsed: Interval) -> Double {
    swipeTravel - swipeTravelRelief * elapsed.seconds
  }

  /// Travel across a swipe that it may have `elapsed` after it landed, in points.
  static func swipeDrift(after elapsed: Interval) -> Double {
    swipeDrift - swipeDriftLoss * elapsed.seconds
  }

  /// Change of distance between two fingers that begins a pinch, in points; measured.
  static let pinchStart = 10.0
  /// How much of that change the pinch never shows, in points; measured.
  static let pinchAbsorbed = 8.0
  /// Turn that begins a rotation, in degrees; measured.
  static let rotationStart = 10.0
  /// How much of that turn the rotation never shows, in degrees; measured.
  static let rotationAbsorbed = 5.0
  /// Slack for angles, in degrees: a turn of exactly 10° must count in spite of rounding.
  static let rotationSlack = 1e-9

  /// Downward speed from which a sheet leaves, in points a second; measured on iOS 26.1: 975 is not
  /// enough, 1000 is.
  static let sheetSpeed = 1000.0
  /// Share of its own height beyond which a sheet leaves; measured on iOS 26.1: 370 of 793 points are
  /// not enough, 398 are.
  static let sheetFraction = 0.5
  /// How a sheet moves when it is let go; measured on iOS 26.1: a critical spring of 18.26 a second,
  /// which is the one that UIKit uses where nothing else is said.
  static let sheetSpring = TimingCurve.spring(mass: 3, stiffness: 1000, damping: 500)

  /// Time a driven transition takes unless declared; measured for the built-in push.
  static let transitionDuration = Interval(microseconds: 350_000)
}
