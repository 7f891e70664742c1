import SessionModel

/// A path whose names have been looked up.
struct PlacePath: Equatable, Sendable {
  var subject: PlaceSubject
  var selector = PlaceProbe.Selector.any
  /// The window whose containers are meant; nil is the first.
  var window: Name?
  var target: PlaceProbe.Target
  var item = PlaceProbe.Item.whole
  /// The shape of what it reads; nil for a whole.
  var shape: PlaceShape?
  /// The path as it was written.
  var text: String

  /// What programs need of it.
  var probe: PlaceProbe {
    PlaceProbe(subject: subject, selector: selector, window: window, target: target, item: item)
  }

  /// Whether it reads lists as wholes.
  var isList: Bool {
    shape?.element != nil
  }
}
