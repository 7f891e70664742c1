import Testing

@Suite("A number that tells gestures apart")
struct ThresholdTests {
  static let pans =
    Threshold.pans + Threshold.pansPerAxis + Threshold.pansInSteps + Threshold.bands
    + Threshold.edgeTravel + Threshold.edgeAngles + Threshold.edgeOutwards
  static let short =
    Threshold.tapMovement + Threshold.tapDuration + Threshold.doubleTapPlaces + Threshold.presses
    + Threshold.lifts + Threshold.swipes + Threshold.swipeLimits
  static let pairs = Threshold.pinches + Threshold.rotations
  static let releases =
    Threshold.defaultRelease + Threshold.backSwipe + Threshold.edgePan + Threshold.sheets

  @Test("decides just below, at and just above it", arguments: pans + short + pairs + releases)
  func decides(_ threshold: Threshold) {
    #expect(threshold.found == threshold.expected)
  }
}
