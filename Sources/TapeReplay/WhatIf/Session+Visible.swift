public import SessionModel

extension Session {
  /// Whether anything that a state shows differs, clock and policies aside.
  ///
  /// Stops at the first difference; what is equal and shares its storage costs next to nothing.
  public func showsOther(than other: Session) -> Bool {
    let isSame =
      touches.isLike(other.touches) { $0.looksLike($1) }
      && recognizers.isLike(other.recognizers) { $0.looksLike($1) }
      && containers == other.containers && queue == other.queue
      && transitions.isLike(other.transitions) { left, right in
        left.looksLike(right) && left.shownFraction(at: now) == right.shownFraction(at: other.now)
          && percentComplete(of: left) == other.percentComplete(of: right)
      }
      && animators.isLike(other.animators) { left, right in
        left.looksLike(right) && left.fraction(at: now) == right.fraction(at: other.now)
          && left.progress(at: now) == right.progress(at: other.now)
      }
      && appearances == other.appearances && bars == other.bars && flags == other.flags
      && scrolls == other.scrolls && app == other.app && windows == other.windows
      && returned == other.returned
    return !isSame
  }
}

extension Array {
  fileprivate func isLike(_ other: [Element], _ condition: (Element, Element) -> Bool) -> Bool {
    count == other.count && indices.allSatisfy { condition(self[$0], other[$0]) }
  }
}

extension LiveTouch {
  fileprivate func looksLike(_ other: LiveTouch) -> Bool {
    id == other.id && last == other.last && previous == other.previous && start == other.start
      && since == other.since && force == other.force && window == other.window
  }
}

extension Recognizer {
  fileprivate func looksLike(_ other: Recognizer) -> Bool {
    name == other.name && state == other.state && isEnabled == other.isEnabled
      && translation == other.translation && velocity == other.velocity && scale == other.scale
      && rotation == other.rotation && touches == other.touches
      && declaration?.kind == other.declaration?.kind
  }
}

extension Transition {
  fileprivate func looksLike(_ other: Transition) -> Bool {
    id == other.id && kind == other.kind && phase == other.phase && from == other.from
      && to == other.to && driver == other.driver && since == other.since && ends == other.ends
      && container == other.container && window == other.window && origin == other.origin
      && outcome == other.outcome && rawFraction == other.rawFraction
      && initiallyInteractive == other.initiallyInteractive && isCommitted == other.isCommitted
      && commitDue == other.commitDue && movesSince == other.movesSince
      && duration == other.duration && curve == other.curve
      && completionCurve == other.completionCurve && style == other.style
  }
}

extension Animator {
  fileprivate func looksLike(_ other: Animator) -> Bool {
    id == other.id && state == other.state && isRunning == other.isRunning
      && isReversed == other.isReversed && created == other.created && duration == other.duration
      && requestedDuration == other.requestedDuration && curve == other.curve
      && activeCurve == other.activeCurve && animations == other.animations
      && completions == other.completions
  }
}
