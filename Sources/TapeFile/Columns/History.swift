/// The last three steps of a track, and which predictors were good at telling them; arithmetic wraps
/// around.
struct History {
  private(set) var last: Int64 = 0
  private var before: Int64 = 0
  private var third: Int64 = 0
  private var previous = Quality()
  private var linear = Quality()
  private var quadratic = Quality()

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

  /// The guess of the predictor that was best; of equals, the linear one, then the previous one.
  @inline(__always)
  func adapted(isCurved: Bool) -> Int64 {
    var (guess, best) = (line, linear)
    if previous < best { (guess, best) = (last, previous) }
    if isCurved, quadratic < best { guess = parabola }
    return guess
  }

  /// Sees how good the predictors were at telling `step`.
  @inline(__always)
  mutating func judge(_ step: Int64, isCurved: Bool) {
    previous.note(error: step &- last)
    linear.note(error: step &- line)
    if isCurved { quadratic.note(error: step &- parabola) }
  }

  @inline(__always)
  mutating func note(_ step: Int64) {
    third = before
    before = last
    last = step
  }
}
