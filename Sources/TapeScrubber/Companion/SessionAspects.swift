import SessionModel

/// Sides of a session that somebody who watches it would see.
struct SessionAspects: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let stacks = SessionAspects(rawValue: 1)
  static let transitions = SessionAspects(rawValue: 2)
  static let recognizers = SessionAspects(rawValue: 4)
  static let touches = SessionAspects(rawValue: 8)
  static let chrome = SessionAspects(rawValue: 16)
  static let app = SessionAspects(rawValue: 32)

  /// The sides in which two sessions differ; how far a transition or a finger has moved is no side.
  ///
  /// - Parameter translate: what a name of the second is to the first.
  init(_ one: Session, _ other: Session, _ translate: (Name) -> Name) {
    var aspects: SessionAspects = []
    func differ<Element>(
      _ left: [Element],
      _ right: [Element],
      _ isLike: (Element, Element) -> Bool
    ) -> Bool {
      left.count != right.count || !zip(left, right).allSatisfy(isLike)
    }
    func names(_ left: [Name], _ right: [Name]) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy { $0 == translate($1) }
    }
    if differ(
      one.containers,
      other.containers,
      { left, right in
        left.name == translate(right.name) && names(left.committed, right.committed)
          && names(left.model, right.model)
      }
    ) {
      aspects.insert(.stacks)
    }
    if differ(
      one.transitions,
      other.transitions,
      { left, right in
        left.kind == right.kind && left.phase == right.phase && left.from == translate(right.from)
          && left.to == translate(right.to)
      }
    ) {
      aspects.insert(.transitions)
    }
    if differ(
      one.recognizers,
      other.recognizers,
      { left, right in
        left.name == translate(right.name) && left.state == right.state
      }
    ) {
      aspects.insert(.recognizers)
    }
    if differ(one.touches, other.touches, { $0.id == $1.id }) { aspects.insert(.touches) }
    if differ(
      one.bars,
      other.bars,
      { left, right in
        left.part == translate(right.part) && left.value == translate(right.value)
      }
    )
      || differ(
        one.flags,
        other.flags,
        { left, right in
          left.name == translate(right.name) && left.value == right.value
        }
      )
    {
      aspects.insert(.chrome)
    }
    if one.app != other.app || differ(one.windows, other.windows, { $0.size == $1.size }) {
      aspects.insert(.app)
    }
    self = aspects
  }

  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
