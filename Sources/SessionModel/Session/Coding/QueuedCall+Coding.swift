extension QueuedCall {
  static let blank = QueuedCall(call: NavigationCall(.pop), window: .none, recognizer: nil)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ request: inout QueuedCall
  ) throws(KeyframeError) {
    try request.call.operation.code(with: &coder)
    try request.call.animation.code(with: &coder)
    try coder.value(&request.call.stack)
    try coder.optional(&request.call.cause, blank: .user) { (coder, cause) throws(KeyframeError) in
      try cause.code(with: &coder)
    }
    try coder.value(&request.window)
    try coder.value(&request.recognizer)
  }
}

extension NavigationCall.Operation {
  fileprivate mutating func code<Coder: SessionCoder>(
    with coder: inout Coder
  ) throws(KeyframeError) {
    var (tag, screen, list) = parts
    try coder.integer(&tag)
    try coder.value(&screen)
    try coder.value(&list)
    switch tag {
    case 0: self = .push(screen ?? .none)
    case 1: self = .pop
    case 2: self = .popTo(screen ?? .none)
    case 3: self = .popToRoot
    case 4: self = .setStack(list)
    case 5: self = .present(screen ?? .none)
    case 6: self = .dismiss(screen)
    case 7: self = .selectTab(screen ?? .none)
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }

  private var parts: (UInt64, Name?, [Name]) {
    switch self {
    case .push(let screen): (0, screen, [])
    case .pop: (1, nil, [])
    case .popTo(let screen): (2, screen, [])
    case .popToRoot: (3, nil, [])
    case .setStack(let screens): (4, nil, screens)
    case .present(let screen): (5, screen, [])
    case .dismiss(let screen): (6, screen, [])
    case .selectTab(let tab): (7, tab, [])
    }
  }
}

extension NavigationCall.Animation {
  fileprivate mutating func code<Coder: SessionCoder>(
    with coder: inout Coder
  ) throws(KeyframeError) {
    var tag: UInt64 = 0
    var duration = Interval.zero
    var curve: TimingCurve?
    switch self {
    case .unanimated: break
    case .animated(let known, let knownCurve): (tag, duration, curve) = (1, known, knownCurve)
    case .interactive: tag = 2
    }
    try coder.integer(&tag)
    try coder.value(&duration)
    try coder.optional(&curve, blank: .linear) { (coder, curve) throws(KeyframeError) in
      try curve.code(with: &coder)
    }
    switch tag {
    case 0: self = .unanimated
    case 1: self = .animated(duration, curve: curve)
    case 2: self = .interactive
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }
}

extension Cause {
  fileprivate mutating func code<Coder: SessionCoder>(
    with coder: inout Coder
  ) throws(KeyframeError) {
    var tag: UInt64 = 0
    var touch: Int32 = 0
    var id = TransitionID(.none)
    switch self {
    case .user: break
    case .code: tag = 1
    case .touch(let known): (tag, touch) = (2, known)
    case .recognizer(let name): (tag, id.base) = (3, name)
    case .transition(let known): (tag, id) = (4, known)
    }
    try coder.integer(&tag)
    try coder.value(&touch)
    try coder.value(&id)
    switch tag {
    case 0: self = .user
    case 1: self = .code
    case 2: self = .touch(touch)
    case 3: self = .recognizer(id.base)
    case 4: self = .transition(id)
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }
}
