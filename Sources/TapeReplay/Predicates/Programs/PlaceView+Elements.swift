import SessionModel

/// Goes through the elements that a path means: their places in the session's own arrays.
extension PlaceView {
  /// Whether `body` holds for any element of `path`.
  func any(_ path: PlaceProbe, _ body: (Int) -> Bool) -> Bool {
    switch path.subject {
    case .session, .navigation: return body(0)
    case .event: return event != nil || path.target == .field(.eventNumber) ? body(0) : false
    case .presented: return body(containerPlace(path))
    case .transition: return anyTransition(path.selector, body)
    case .touch: return anyTouch(path.selector, body)
    case .queued: return anyQueued(path.selector, body)
    case .flag: return anyFlag(path.selector, body)
    case .window, .stack, .container, .recognizer, .animator, .bar, .barOwner, .scroll,
      .appearance:
      return anyNamed(path, body)
    }
  }

  private func anyTransition(_ selector: PlaceProbe.Selector, _ body: (Int) -> Bool) -> Bool {
    let count = session.pointee.transitions.count
    guard case .transition(let id, let occurrence) = selector else {
      for place in 0..<count where body(place) { return true }
      return false
    }
    var left = occurrence
    for place in 0..<count where session.pointee.transitions[place].id == id {
      left -= 1
      if left == 0 { return body(place) }
    }
    return false
  }

  private func anyTouch(_ selector: PlaceProbe.Selector, _ body: (Int) -> Bool) -> Bool {
    let count = session.pointee.touches.count
    guard case .touch(let id, let occurrence) = selector else {
      for place in 0..<count where body(place) { return true }
      return false
    }
    var left = occurrence
    for place in 0..<count where session.pointee.touches[place].id == id {
      left -= 1
      if left == 0 { return body(place) }
    }
    return false
  }

  private func anyQueued(_ selector: PlaceProbe.Selector, _ body: (Int) -> Bool) -> Bool {
    let count = session.pointee.queue.count
    if case .place(let place) = selector { return place < count && body(place) }
    for place in 0..<count where body(place) { return true }
    return false
  }

  /// A flag that was never set is down.
  private func anyFlag(_ selector: PlaceProbe.Selector, _ body: (Int) -> Bool) -> Bool {
    let count = session.pointee.flags.count
    guard case .name(let name, let occurrence) = selector else {
      for place in 0..<count where body(place) { return true }
      return false
    }
    for place in 0..<count where session.pointee.flags[place].name == name {
      return occurrence == 1 && body(place)
    }
    return body(-1)
  }

  private func anyNamed(_ path: PlaceProbe, _ body: (Int) -> Bool) -> Bool {
    var left = 0
    var wanted: Name?
    if case .name(let name, let occurrence) = path.selector { (wanted, left) = (name, occurrence) }
    for place in 0..<elementCount(path.subject) where isElement(place, path) {
      if let wanted {
        guard name(of: path.subject, at: place) == wanted else { continue }
        left -= 1
        if left == 0 { return body(place) }
      } else if body(place) {
        return true
      }
    }
    return false
  }

  private func elementCount(_ subject: PlaceSubject) -> Int {
    switch subject {
    case .window: session.pointee.windows.count
    case .stack, .container: session.pointee.containers.count
    case .recognizer: session.pointee.recognizers.count
    case .animator: session.pointee.animators.count
    case .bar, .barOwner: session.pointee.bars.count
    case .scroll: session.pointee.scrolls.count
    case .appearance: session.pointee.appearances.count
    case .session, .event, .presented, .queued, .transition, .touch, .flag, .navigation: 0
    }
  }

  private func isElement(_ place: Int, _ path: PlaceProbe) -> Bool {
    switch path.subject {
    case .stack: return session.pointee.containers[place].kind == .stack
    case .container:
      let kind = session.pointee.containers[place].kind
      let window = path.window ?? session.pointee.windows[0].name
      return (kind == .value || kind == .card)
        && session.pointee.containers[place].window == window
    case .barOwner: return session.pointee.bars[place].owner != nil
    case .session, .event, .window, .presented, .queued, .transition, .recognizer, .touch,
      .animator, .bar, .flag, .scroll, .appearance, .navigation:
      return true
    }
  }

  private func name(of subject: PlaceSubject, at place: Int) -> Name {
    switch subject {
    case .window: session.pointee.windows[place].name
    case .stack, .container: session.pointee.containers[place].name
    case .recognizer: session.pointee.recognizers[place].name
    case .animator: session.pointee.animators[place].id
    case .bar, .barOwner: session.pointee.bars[place].part
    case .scroll: session.pointee.scrolls[place].name
    case .appearance: session.pointee.appearances[place].screen
    case .session, .event, .presented, .queued, .transition, .touch, .flag, .navigation: .none
    }
  }

  /// The place of the container of presented screens; −1 while there is none.
  private func containerPlace(_ path: PlaceProbe) -> Int {
    let window = path.window ?? session.pointee.windows[0].name
    for place in 0..<session.pointee.containers.count
    where session.pointee.containers[place].kind == .presented
      && session.pointee.containers[place].window == window
    {
      return place
    }
    return -1
  }

  /// What tells the element at `place` apart from the others.
  func key(of path: PlaceProbe, at place: Int) -> PlaceScalar {
    switch path.subject {
    case .transition: .id(session.pointee.transitions[place].id.bits)
    case .touch: .number(Double(session.pointee.touches[place].id))
    case .queued: .number(Double(place))
    case .flag: place < 0 ? .null : .name(session.pointee.flags[place].name.index)
    case .session, .event, .navigation, .presented: .null
    case .window, .stack, .container, .recognizer, .animator, .bar, .barOwner, .scroll,
      .appearance:
      .name(name(of: path.subject, at: place).index)
    }
  }
}

extension TransitionID {
  /// Base and count in one number.
  var bits: UInt64 {
    UInt64(base.index) << 32 | UInt64(count)
  }
}
