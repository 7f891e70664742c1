/// The last three steps of a track, and whether the line through them was good at telling the next;
/// arithmetic wraps around.
struct History {
  private(set) var last: Int64 = 0
  private var before: Int64 = 0
  private var third: Int64 = 0
  /// Of the line and of the previous step.
  private var previous = Preference()

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
  var parabola: Int64 { 3 &* (last &- before) &+ third }
  /// As the last, moved by half of the last two steps.
  var damped: Int64 { last &+ ((last &- third) &>> 1) }
  /// The linear guess or the previous step, whichever was better; of equals, the linear one.
  @inline(__always)
  var adapted: Int64 { previous.choice(line, last) }

  /// Takes note of a step, and of how good the predictors were at telling it.
  @inline(__always)
  mutating func note(_ step: Int64) {
    previous.note(step &- line, step &- last)
    (last, before, third) = (step, last, before)
  }
}
