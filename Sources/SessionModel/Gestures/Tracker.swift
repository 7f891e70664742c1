/// What a driven recognizer remembers between two touches.
struct Tracker: Equatable, Sendable {
  /// Whether the log reports its states, so that touches no longer do.
  var isReported = false
  /// Whether the reducer cancelled it and the log may yet say so.
  var isInterrupted = false
  /// Whether it has recognized, but waits for others to fail.
  var isHeld = false

  /// When its first finger landed.
  var since = Time.zero
  /// Taps that are complete.
  var taps: UInt64 = 0
  /// The centroid of the fingers when one last landed or lifted, in points.
  var anchor = Point.zero
  /// Travel up to that moment, so that a finger more or less makes no jump.
  var carried = Point.zero
  /// Travel of the centroid, in points.
  var travel = Point.zero
  /// Travel that `translation` does not show, in points.
  var absorbed = Point.zero
  /// Velocity of the travel, the scale or the rotation.
  var motion = Motion()

  /// Distance between two fingers that means scale 1, in points.
  var baseline = 0.0
  /// From the first finger to the second when they last moved, in points.
  var arm = Point.zero
  /// How far they have turned, in degrees.
  var turned = 0.0
  /// Degrees that `rotation` does not show.
  var absorbedTurn = 0.0

  /// Which way a drive without a natural direction goes: 1 along its axis, −1 against it; of a sheet
  /// that is pulled −1 as long as it has only been dragged up.
  var sign = 1.0
  /// Fraction of the card's animator when the gesture caught it.
  var grabbed = 0.0
  /// The object that carries the gesture's progress to a transition.
  var interactor = Interactor.none

  /// Forgets one gesture, so that the next can begin; what outlives gestures stays.
  mutating func reset() {
    var fresh = Tracker()
    fresh.isReported = isReported
    fresh.interactor = interactor
    self = fresh
  }
}
