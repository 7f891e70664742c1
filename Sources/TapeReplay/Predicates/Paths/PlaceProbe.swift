import SessionModel

/// Which values of a place are read, without a word of text: programs copy it for nothing.
struct PlaceProbe: Equatable, Sendable {
  /// Which of several elements.
  enum Selector: Equatable, Sendable {
    case any
    /// The one with that name or, if several have it, the `occurrence`th.
    case name(Name, occurrence: Int)
    case transition(TransitionID, occurrence: Int)
    case touch(Int32, occurrence: Int)
    /// The one at a place, from 0.
    case place(Int)
  }

  /// What of them.
  enum Target: Equatable, Sendable {
    case field(PlaceField)
    /// Everything that does not follow from time alone.
    case whole
    /// How many there are.
    case count
  }

  /// What of a list.
  enum Item: Equatable, Sendable {
    case whole
    case element(Int)
    case last
    case count
  }

  var subject: PlaceSubject
  var selector: Selector
  /// The window whose containers are meant; nil is the first.
  var window: Name?
  var target: Target
  var item: Item
}
