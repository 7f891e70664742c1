/// The velocity of something that is sampled, by its last two samples.
///
/// It is computed from movement only: a finger that rests sends nothing, so the velocity does not
/// decay. Several samples of one moment (two fingers of a centroid) count as one.
struct Motion: Equatable, Sendable {
  /// The sample before the last one.
  private(set) var before = LiveTouch.Sample(position: .zero, time: .zero)
  /// The last sample.
  private(set) var latest = LiveTouch.Sample(position: .zero, time: .zero)
  /// Units a second over the last pair of samples that differ; zero before any movement.
  private(set) var velocity = Point.zero
  /// When it last moved.
  var movedAt = Time.zero

  /// Nothing moved yet.
  init() {}

  /// Starts at `position` at `time`.
  init(at position: Point, _ time: Time) {
    latest = LiveTouch.Sample(position: position, time: time)
    before = latest
    movedAt = time
  }

  /// Takes in a sample, and says whether it lies elsewhere than the one before.
  mutating func add(_ position: Point, at time: Time) -> Bool {
    guard position != latest.position else {
      latest.time = time
      return false
    }
    if time > latest.time { before = latest }
    latest = LiveTouch.Sample(position: position, time: time)
    movedAt = time
    let elapsed = (time - before.time).seconds
    if elapsed > 0 {
      let step = position - before.position
      velocity = Point(x: step.x / elapsed, y: step.y / elapsed)
    }
    return true
  }
}

extension Motion {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ motion: inout Motion
  ) throws(KeyframeError) {
    var (before, latest): (LiveTouch.Sample?, LiveTouch.Sample?) = (motion.before, motion.latest)
    try LiveTouch.Sample.code(with: &coder, &before)
    try LiveTouch.Sample.code(with: &coder, &latest)
    motion.before = before ?? motion.before
    motion.latest = latest ?? motion.latest
    try coder.value(&motion.velocity)
    try coder.value(&motion.movedAt)
  }
}
