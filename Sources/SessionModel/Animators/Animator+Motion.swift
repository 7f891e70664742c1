/// The moves of the state machine; each gives the programmer's error it would be, and then changes
/// nothing.
extension Animator {
  /// Runs, from inactive or paused; a running one goes on.
  mutating func start(at time: Time) -> Fault? {
    switch state {
    case .stopped:
      return .startAnimationStopped
    case .inactive:
      activate()
      let path = path
      let (from, to) = (heldPlace(on: path), target(on: path))
      run(at: time, from: from, to: to, seconds: path.seconds(from: from, to: to))
    case .active:
      if !isRunning { proceed(at: time, factor: 0, along: activeCurve) }
    }
    return nil
  }

  /// Holds still; the fraction then is progress, unless it scrubs along its curve.
  mutating func pause(at time: Time) -> Fault? {
    guard state != .stopped else { return .startAnimationStopped }
    if state == .inactive { activate() }
    hold(at: time)
    return nil
  }

  /// Sets the fraction; a running or stopped one takes no notice, an inactive one gets paused.
  ///
  /// - Parameter showsBeyond: Whether a fraction outside 0…1 is shown as it is.
  mutating func setFraction(_ fraction: Double, showsBeyond: Bool) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { activate() }
    let fraction = fraction.bounded(to: -.infinity ... .infinity, nan: 0)
    heldFraction = countsFromEnd ? 1 - fraction : fraction
    let shown = heldFraction.bounded(to: showsBeyond ? Self.shownFractions : 0...1, nan: 0)
    let path = path
    heldProgress = scrubsAlong(path) ? path.progress(at: shown) : shown
  }

  /// Turns round: at once while it runs, when it goes on while it is paused.
  ///
  /// - Parameter recountsAtOnce: Whether a paused one counts its fraction from the other end at
  ///   once, as since iOS 11, or only when it goes on.
  mutating func setReversed(_ reversed: Bool, at time: Time, recountsAtOnce: Bool) {
    guard reversed != isReversed else { return }
    isReversed = reversed
    if isRunning {
      turnRound(at: time)
    } else if recountsAtOnce {
      countsFromEnd = reversed
    }
  }

  /// Goes on from where it is held.
  ///
  /// - Parameters:
  ///   - factor: 0 for the time that is left, else the share of the whole duration that the rest
  ///     takes. A spring with a mass takes its own time all the same.
  ///   - curve: The curve from now on, until it is inactive.
  mutating func proceed(at time: Time, factor: Double, curve: TimingCurve?) -> Fault? {
    guard state == .active, !isRunning else { return .continueAnimationNotPaused }
    proceed(at: time, factor: factor, along: curve ?? activeCurve)
    return nil
  }

  /// Stops where it is; without `finishing` it is over and calls nobody.
  mutating func stop(finishing: Bool, at time: Time) {
    guard state == .active else { return }
    hold(at: time)
    if finishing {
      state = .stopped
    } else {
      deactivate()
    }
  }

  /// Comes to the end of its run; whether it is over.
  mutating func reachEnd() -> Bool {
    isRunning = false
    deadline = .never
    heldProgress = isReversed ? 0 : 1
    heldFraction = heldProgress
    return !pausesOnCompletion
  }

  /// Becomes inactive; what it held is released, a curve it was continued with is forgotten.
  mutating func deactivate() {
    state = .inactive
    isRunning = false
    deadline = .never
    animations = 0
    completions = 0
    activeCurve = curve
  }
}

extension Animator {
  /// The ends of a new animation: it begins at its start, or at its end if it is reversed.
  private mutating func activate() {
    state = .active
    countsFromEnd = isReversed
    heldProgress = isReversed ? 1 : 0
    heldFraction = heldProgress
  }

  private mutating func hold(at time: Time) {
    guard isRunning else { return }
    let path = path
    let place = place(at: time)
    heldProgress = path.progress(at: place)
    heldFraction = scrubsAlong(path) ? place : heldProgress
    isRunning = false
    deadline = .never
  }

  private mutating func proceed(at time: Time, factor: Double, along curve: TimingCurve) {
    let path = CurvePath(curve, requested: requestedDuration, settling: settling)
    let (from, to) = (heldPlace(on: path), target(on: path))
    var seconds = Self.length(of: path, from: from, to: to)
    if factor > 0, !path.isPhysical { seconds = factor * duration }
    activeCurve = curve
    countsFromEnd = isReversed
    run(at: time, from: from, to: to, seconds: seconds)
  }

  /// Back over the same path, at the pace at which it came.
  private mutating func turnRound(at time: Time) {
    let path = path
    let (from, to) = (place(at: time), target(on: path))
    var pace = 1.0
    let planned = path.seconds(from: runsFrom, to: runsTo)
    if deadline != .never, planned > 0, planned < .infinity {
      pace = (deadline - runsSince).seconds / planned
    }
    countsFromEnd = isReversed
    run(at: time, from: from, to: to, seconds: path.seconds(from: from, to: to) * pace)
  }

  private mutating func run(at time: Time, from: Double, to: Double, seconds: Double) {
    isRunning = true
    runsSince = time
    runsFrom = from
    runsTo = to
    let length = Interval(seconds: min(seconds, TimingCurve.longestDuration))
    deadline = seconds == .infinity ? .never : time + length
  }
}
