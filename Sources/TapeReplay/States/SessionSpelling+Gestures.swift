import SessionModel

extension SessionSpelling {
  /// Recognizers and touches.
  var gestureFields: [(String, StateValue)] {
    [
      ("recognizers", .array(session.recognizers.map(recognizer))),
      ("touches", .array(session.touches.map(touch))),
    ]
  }

  private func recognizer(_ recognizer: Recognizer) -> StateValue {
    .object([
      ("name", name(recognizer.name)),
      ("state", word(recognizer.state)),
      ("touches", .array(recognizer.touches.map { .integer(Int64($0)) })),
      ("translation", point(recognizer.translation)),
      ("velocity", point(recognizer.velocity)),
      ("scale", .number(recognizer.scale)),
      ("rotation", .number(recognizer.rotation)),
      ("enabled", .bool(recognizer.isEnabled)),
      ("kind", recognizer.declaration.map { word($0.kind) } ?? .null),
    ])
  }

  private func touch(_ touch: LiveTouch) -> StateValue {
    .object([
      ("id", .integer(Int64(touch.id))),
      ("position", touch.last.map { point($0.position) } ?? .null),
      ("since", moment(touch.since)),
      ("window", name(touch.window)),
      ("force", .number(touch.force)),
      ("start", sample(touch.start)),
      ("last", sample(touch.last)),
      ("previous", sample(touch.previous)),
    ])
  }

  private func sample(_ sample: LiveTouch.Sample?) -> StateValue {
    guard let sample else { return .null }
    return .object([("position", point(sample.position)), ("time", moment(sample.time))])
  }
}
