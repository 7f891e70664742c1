extension PictureComposer {
  /// Draws a stack: its top screen, or the two between which it moves.
  mutating func draw(_ stack: Container, opacity: Double) {
    guard let transition = transition(of: stack), let (from, to) = ends(of: transition, in: stack)
    else {
      add(stack.committed.last ?? .none, fullFrame(), opacity: opacity)
      return
    }
    let goesBack =
      transition.kind == .pop || transition.kind == .set && stack.committed.contains(to)
    // A push is a pop played backwards.
    let progress = progress(of: transition)
    let uncovered = goesBack ? progress : 1 - progress
    let (lower, upper) = goesBack ? (to, from) : (from, to)
    if transition.style == Name(.slide) {
      add(lower, fullFrame(), opacity: opacity)
      add(upper, fullFrame(trailing: size.width * uncovered), opacity: opacity)
    } else {
      drawParallax(lower, upper, uncovered: uncovered, opacity: opacity)
    }
  }

  /// The lower screen moves slower and stays a little faded while the upper one covers it.
  private mutating func drawParallax(
    _ lower: Name,
    _ upper: Name,
    uncovered: Double,
    opacity: Double
  ) {
    let covered = 1 - uncovered
    add(
      lower,
      fullFrame(trailing: 0 - size.width / PictureMetrics.parallaxDivisor * covered),
      opacity: opacity * (1 - PictureMetrics.coveredFade * covered)
    )
    add(
      upper,
      fullFrame(trailing: size.width * uncovered),
      opacity: opacity,
      shadow: 1 - PictureMetrics.shadowLoss * uncovered
    )
  }

  /// The screens it leaves and goes to; what the log did not name the stack knows.
  ///
  /// Nil if the stack stays as it is.
  private func ends(
    of transition: Transition,
    in stack: Container
  ) -> (from: Name, to: Name)? {
    let from = transition.from == .none ? stack.committed.last ?? .none : transition.from
    let to = transition.to == .none ? stack.model.last ?? .none : transition.to
    return to == .none || stack.model == stack.committed && transition.outcome != .cancel
      ? nil : (from, to)
  }
}

extension PictureComposer {
  /// Whether `stack` is shown only while the tab of its name is selected.
  func belongsToTab(_ stack: Container) -> Bool {
    guard let selected = container(.value, Name(.selected)) else { return false }
    return window.tabs.contains(stack.name) || selected.committed.contains(stack.name)
      || selected.model.contains(stack.name)
  }

  /// Draws the selected tab; tabs do not move, the new one fades in over the old one.
  mutating func drawSelectedTab() {
    guard let selected = container(.value, Name(.selected)) else { return }
    guard let transition = transition(of: selected) else {
      drawTab(selected.committed.last ?? .none, opacity: 1)
      return
    }
    drawTab(transition.from, opacity: 1)
    if transition.to != transition.from {
      drawTab(transition.to, opacity: progress(of: transition))
    }
  }

  private mutating func drawTab(_ tab: Name, opacity: Double) {
    if let stack = container(.stack, tab) {
      draw(stack, opacity: opacity)
    } else {
      add(tab, fullFrame(), opacity: opacity)
    }
  }

  /// Draws the pager's page; pages lie side by side, and the next one always comes from the trailing
  /// edge because a log does not tell their order.
  mutating func drawPager() {
    guard let pager = container(.value, Name(.pager)) else { return }
    guard let transition = transition(of: pager), transition.from != transition.to else {
      add(pager.committed.last ?? .none, fullFrame())
      return
    }
    let progress = progress(of: transition)
    add(transition.from, fullFrame(trailing: 0 - size.width * progress))
    add(transition.to, fullFrame(trailing: size.width * (1 - progress)))
  }
}
