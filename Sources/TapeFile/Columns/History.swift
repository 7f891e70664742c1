/// The last three steps of a track, and which predictors were good at telling them; arithmetic wraps
/// around.
struct History {
  private(set) var last: Int64 = 0
  private var before: Int64 = 0
  private var third: Int64 = 0
  /// Of the linear predictor and the previous step, and of the linear one and the quadratic one.
  private var previous = Preference()
  private var quadratic = Preference()

  init() {}

  /// A track's first step counts as all three.
  @inline(__always)
  init(first step: Int64) {
    (last, before, third) = (step, step, step)
  }

  /// On a line through the last two steps.
  @inline(__always)
  var line: Int64 { 2 &* last &- before }
  /// On a parabola through the last three.
  @inline(__always)
  var parabola: Int64 { 3 &* (last &- before) &+ third }
  /// As the last, moved by half of the last two steps.
  @inline(__always)
  var damped: Int64 { last &+ ((last &- third) &>> 1) }

  /// The linear guess or the previous step, whichever was better; of equals, the linear one.
  @inline(__always)
  var adapted: Int64 {
    previous.isForSecond ? last : line
  }

  /// The same with the quadratic guess, where that was better than both.
  @inline(__always)
  var curved: Int64 {
    quadratic.lead > max(previous.lead, 0) ? parabola : adapted
  }

  /// Sees how good the predictors were at telling `step`.
  @inline(__always)
  mutating func judge(_ step: Int64, isCurved: Bool) {
    let linear = step &- line
    previous.note(linear, step &- last)
    if isCurved { quadratic.note(linear, step &- parabola) }
  }

  @inline(__always)
  mutating func note(_ step: Int64) {
    third = before
    before = last
    last = step
  }
}
