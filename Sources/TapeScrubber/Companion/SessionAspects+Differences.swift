import SessionModel

extension SessionAspects {
  /// Says what a name of the second session is to the first.
  typealias Translation = (Name) -> Name

  /// The aspects in which two sessions differ; how far a transition or a finger has moved is none.
  ///
  /// - Complexity: O(what both sessions hold); it allocates nothing.
  init(from one: Session, to other: Session, _ translate: Translation) {
    self = []
    if !Self.haveSameStacks(one, other, translate) { insert(.stacks) }
    if !Self.haveSameTransitions(one, other, translate) { insert(.transitions) }
    if !Self.haveSameRecognizers(one, other, translate) { insert(.recognizers) }
    if !Self.areAlike(one.touches, other.touches, { $0.id == $1.id }) { insert(.touches) }
    if !Self.haveSameChrome(one, other, translate) { insert(.chrome) }
    if !Self.haveSameApp(one, other) { insert(.app) }
  }

  private static func haveSameStacks(
    _ one: Session,
    _ other: Session,
    _ translate: Translation
  ) -> Bool {
    areAlike(one.containers, other.containers) { left, right in
      left.name == translate(right.name)
        && areAlike(left.committed, right.committed) { $0 == translate($1) }
        && areAlike(left.model, right.model) { $0 == translate($1) }
    }
  }

  private static func haveSameTransitions(
    _ one: Session,
    _ other: Session,
    _ translate: Translation
  ) -> Bool {
    areAlike(one.transitions, other.transitions) { left, right in
      left.kind == right.kind && left.phase == right.phase && left.from == translate(right.from)
        && left.to == translate(right.to)
    }
  }

  private static func haveSameRecognizers(
    _ one: Session,
    _ other: Session,
    _ translate: Translation
  ) -> Bool {
    areAlike(one.recognizers, other.recognizers) { left, right in
      left.name == translate(right.name) && left.state == right.state
    }
  }

  private static func haveSameChrome(
    _ one: Session,
    _ other: Session,
    _ translate: Translation
  ) -> Bool {
    areAlike(one.bars, other.bars) { left, right in
      left.part == translate(right.part) && left.value == translate(right.value)
    }
      && areAlike(one.flags, other.flags) { left, right in
        left.name == translate(right.name) && left.value == right.value
      }
  }

  private static func haveSameApp(_ one: Session, _ other: Session) -> Bool {
    one.app == other.app && areAlike(one.windows, other.windows) { $0.size == $1.size }
  }

  private static func areAlike<Element>(
    _ left: [Element],
    _ right: [Element],
    _ isLike: (Element, Element) -> Bool
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy(isLike)
  }
}
