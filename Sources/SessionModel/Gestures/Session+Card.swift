// The card: one value, `collapsed` or `expanded`, and one property animator of the card's name that is
// used again and again. A flag of that name is up while the card has scrolling and selection switched
// off.

extension Session {
  /// A gesture on `card` began: it toggles, and a pan holds the animation still to scrub it.
  ///
  /// A toggle in mid-flight adds another animation and another completion to the running animator.
  mutating func cardGestureBegan(
    recognizerAt index: Int,
    _ card: Name,
    telling sink: inout some FactSink
  ) {
    guard let animator = toggle(card, recognizerAt: index, telling: &sink),
      recognizers[index].kind.isTranslating
    else { return }
    pauseAnimator(at: animator, telling: &sink)
    recognizers[index].tracker.grabbed = animators[animator].fraction(at: now)
  }

  /// Moves the animation with the finger; travel counts from the fraction at which it was caught.
  ///
  /// Up is forwards for a collapsed card, down for an expanded one, and the other way while reversed.
  mutating func cardGestureChanged(recognizerAt index: Int, _ card: Name) {
    guard recognizers[index].kind.isTranslating,
      let animator = animators.firstIndex(where: { $0.id == card })
    else { return }
    var travel = fraction(ofRecognizerAt: index)
    if isExpanded(card) { travel = -travel }
    if animators[animator].isReversed { travel = -travel }
    setFraction(recognizers[index].tracker.grabbed + travel, ofAnimatorAt: animator)
  }

  /// Lets the animation go on in the direction of the finger; without one, in its own.
  ///
  /// A cancelled gesture never comes here: the animator stays paused, with all it holds.
  mutating func cardGestureEnded(
    recognizerAt index: Int,
    _ card: Name,
    telling sink: inout some FactSink
  ) {
    guard recognizers[index].kind.isTranslating,
      let animator = animators.firstIndex(where: { $0.id == card })
    else { return }
    let speed = recognizers[index].velocity.y
    if speed != 0 {
      let goesOn = isExpanded(card) ? speed > 0 : speed < 0
      setReversed(!goesOn, ofAnimatorAt: animator)
    }
    continueAnimator(at: animator, telling: &sink)
  }

  /// An animator called its completions: a card flips once for each of them, if it reached its end.
  mutating func didComplete(
    animator id: Name,
    at position: AnimatorReport.Position,
    completions: Int,
    telling sink: inout some FactSink
  ) {
    guard position == .end, completions > 0,
      let card = containers.firstIndex(where: { $0.kind == .card && $0.name == id })
    else { return }
    // Every completion of one flight was added while the card had the same value.
    setFlag(id, !isExpanded(id), telling: &sink)
    for _ in 0..<completions {
      let next = isExpanded(id) ? Name(.collapsed) : Name(.expanded)
      containers[card].model.removeAll(keepingCapacity: true)
      containers[card].model.append(next)
      containers[card].commitModel()
      sink.receive(.navigated(container: id), at: now)
    }
  }

  /// Makes the container of a declared card, collapsed unless the log said otherwise.
  mutating func declareCard(
    _ card: Name,
    in window: Name,
    telling sink: inout some FactSink
  ) {
    guard let index = ensureContainer(.card, card, in: window, telling: &sink) else { return }
    containers[index].kind = .card
    if containers[index].committed.isEmpty { containers[index].settle([Name(.collapsed)]) }
  }

  private func isExpanded(_ card: Name) -> Bool {
    container(card)?.committed.last == Name(.expanded)
  }

  /// Starts the animation to the other value; the value itself changes at the end.
  private mutating func toggle(
    _ card: Name,
    recognizerAt index: Int,
    telling sink: inout some FactSink
  ) -> Int? {
    // The pan's declaration has the card's rules; a tap borrows them.
    let pan = recognizers.firstIndex {
      $0.preset == .card && $0.drive == .card(card)
    }
    let rules = recognizers[pan ?? index].declaration
    let creation = AnimatorReport.Creation(duration: rules?.duration, curve: rules?.curve)
    guard let animator = ensureAnimator(card, creation, telling: &sink) else { return nil }
    addAnimation(toAnimatorAt: animator, telling: &sink)
    startAnimator(at: animator, telling: &sink)
    return animator
  }
}
