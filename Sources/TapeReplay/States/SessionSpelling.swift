import SessionModel

/// Spells the parts of a session out as state values; one file a subject.
struct SessionSpelling {
  let session: Session
  let names: NameTable

  func name(_ name: Name) -> StateValue {
    .string(names[name])
  }

  func name(_ name: Name?) -> StateValue {
    .optional(name.map { names[$0] })
  }

  func list(_ names: [Name]) -> StateValue {
    .array(names.map(name))
  }

  func point(_ point: Point) -> StateValue {
    .array([.number(point.x), .number(point.y)])
  }

  func size(_ size: Size) -> StateValue {
    .array([.number(size.width), .number(size.height)])
  }

  /// Seconds; null for a moment that never comes.
  func moment(_ time: Time) -> StateValue {
    time == .never ? .null : .number(time.seconds)
  }

  /// The name of an enumeration's case: it is how state and scripts spell it.
  func word(_ value: some RawRepresentable<UInt8>) -> StateValue {
    .string("\(value)")
  }

  /// A timing curve as scripts write it.
  static func curve(_ curve: TimingCurve) -> StateValue {
    let spelling =
      switch curve {
      case .linear: "linear"
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .easeInOut: "easeInOut"
      case .default: "default"
      case .cubic(let x1, let y1, let x2, let y2): "cubic" + arguments(x1, y1, x2, y2)
      case .spring(let mass, let stiffness, let damping):
        "spring" + arguments(mass, stiffness, damping)
      case .springRatio(let ratio): "springRatio" + arguments(ratio)
      }
    return .string(spelling)
  }

  private static func arguments(_ numbers: Double...) -> String {
    "(" + numbers.map(StateValue.spelling).joined(separator: ",") + ")"
  }
}
