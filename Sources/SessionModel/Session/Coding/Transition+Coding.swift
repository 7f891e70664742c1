extension Transition {
  static let blank = Transition(
    id: TransitionID(.none),
    kind: .preview,
    from: .none,
    to: .none,
    window: .none,
    container: .none,
    origin: .explicit,
    phase: .refused,
    since: .zero,
    serial: 0
  )

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ transition: inout Transition
  ) throws(KeyframeError) {
    try coder.value(&transition.id)
    try coder.choice(&transition.kind)
    try coder.value(&transition.from)
    try coder.value(&transition.to)
    try coder.value(&transition.window)
    try coder.value(&transition.container)
    try coder.choice(&transition.origin)
    try coder.choice(&transition.phase)
    try coder.value(&transition.driver)
    try coder.value(&transition.since)
    try coder.value(&transition.rawFraction)
    try coder.choice(&transition.outcome)
    try coder.value(&transition.initiallyInteractive)
    try coder.value(&transition.isCommitted)
    try coder.value(&transition.commitDue)
    try coder.value(&transition.ends)
    try coder.value(&transition.duration)
    try transition.curve.code(with: &coder)
    try transition.completionCurve.code(with: &coder)
    try coder.value(&transition.movesSince)
    try coder.value(&transition.style)
    try coder.integer(&transition.serial)
  }
}

extension TimingCurve {
  mutating func code<Coder: SessionCoder>(with coder: inout Coder) throws(KeyframeError) {
    var (tag, first, second, third, fourth) = parts
    try coder.integer(&tag)
    guard tag > 4 else {
      guard let named = TimingCurve.named(tag) else { return }
      self = named
      return
    }
    try coder.value(&first)
    if tag < 7 {
      try coder.value(&second)
      try coder.value(&third)
    }
    if tag == 5 { try coder.value(&fourth) }
    switch tag {
    case 5: self = .cubic(x1: first, y1: second, x2: third, y2: fourth)
    case 6: self = .spring(mass: first, stiffness: second, damping: third)
    case 7: self = .springRatio(first)
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }

  private typealias Parts = (UInt64, Double, Double, Double, Double)

  /// The number of the case and up to four values.
  private var parts: Parts {
    switch self {
    case .linear: (0, 0, 0, 0, 0)
    case .easeIn: (1, 0, 0, 0, 0)
    case .easeOut: (2, 0, 0, 0, 0)
    case .easeInOut: (3, 0, 0, 0, 0)
    case .default: (4, 0, 0, 0, 0)
    case .cubic(let x1, let y1, let x2, let y2): (5, x1, y1, x2, y2)
    case .spring(let mass, let stiffness, let damping): (6, mass, stiffness, damping, 0)
    case .springRatio(let ratio): (7, ratio, 0, 0, 0)
    }
  }

  private static func named(_ tag: UInt64) -> TimingCurve? {
    switch tag {
    case 0: .linear
    case 1: .easeIn
    case 2: .easeOut
    case 3: .easeInOut
    case 4: .default
    default: nil
    }
  }
}
