extension RecognizerDeclaration {
  mutating func code<Coder: SessionCoder>(with coder: inout Coder) throws(KeyframeError) {
    try coder.value(&name)
    try coder.choice(&kind)
    try coder.choice(&preset)
    try coder.choice(&edge)
    try coder.value(&stack)
    try coder.optional(&drive, blank: .pop) { (coder, drive) throws(KeyframeError) in
      try drive.code(with: &coder)
    }
    try coder.value(&card)
    try Expression.code(with: &coder, &begin)
    try Expression.code(with: &coder, &finish)
    try coder.choice(&onCancel)
    try coder.value(&duration)
    try TimingCurve.code(with: &coder, &curve)
    try TimingCurve.code(with: &coder, &completionCurve)
    try coder.value(&style)
    try coder.value(&extent)
    try coder.value(&simultaneous)
    try coder.value(&requireFailure)
  }
}

extension TimingCurve {
  fileprivate static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ curve: inout TimingCurve?
  ) throws(KeyframeError) {
    try coder.optional(&curve, blank: .linear) { (coder, curve) throws(KeyframeError) in
      try curve.code(with: &coder)
    }
  }
}

extension RecognizerDeclaration.Drive {
  fileprivate mutating func code<Coder: SessionCoder>(
    with coder: inout Coder
  ) throws(KeyframeError) {
    var tag: UInt64 = 0
    var name = Name.none
    switch self {
    case .pop: break
    case .push(let screen): (tag, name) = (1, screen)
    case .dismiss: tag = 2
    case .present(let screen): (tag, name) = (3, screen)
    case .tab: tag = 4
    case .card(let card): (tag, name) = (5, card)
    }
    try coder.integer(&tag)
    try coder.value(&name)
    switch tag {
    case 0: self = .pop
    case 1: self = .push(name)
    case 2: self = .dismiss
    case 3: self = .present(name)
    case 4: self = .tab
    case 5: self = .card(name)
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }
}
