import SessionModel

/// Reads single values.
extension PlaceView {
  /// The value of a field, which is no list, of the element at `place`.
  ///
  /// What is asked most stands here and the rest elsewhere: a function that copies whatever a session
  /// may hold sets up room for all of it whenever it is called.
  func scalar(_ field: PlaceField, at place: Int, _ tables: PredicateTables) -> PlaceScalar {
    switch field {
    case .time: .number(session.pointee.now.seconds)
    case .app: .word(session.pointee.app.rawValue)
    case .eventNumber: .number(Double(number))
    case .eventKind: event.map { .word(EventKind($0).rawValue) } ?? .null
    case .eventPhase, .eventName, .eventTouch: eventScalar(field)
    case .flagValue: .flag(place >= 0 && session.pointee.flags[place].value)
    default: otherScalar(field, at: place, tables)
    }
  }

  @inline(never)
  private func otherScalar(
    _ field: PlaceField,
    at place: Int,
    _ tables: PredicateTables
  ) -> PlaceScalar {
    if field.rawValue >= PlaceField.transitionID.rawValue,
      field.rawValue <= PlaceField.animatorCompletions.rawValue
    {
      return partScalar(field, at: place)
    }
    return wholeScalar(field, at: place, tables)
  }

  @inline(never)
  private func wholeScalar(
    _ field: PlaceField,
    at place: Int,
    _ tables: PredicateTables
  ) -> PlaceScalar {
    switch field {
    case .digest: .text(StateTree.hexadecimal(session.pointee.digest).placeHash)
    case .nextDeadline: session.pointee.nextDeadlineTime.map(PlaceScalar.moment) ?? .null
    case .windowName: .name(session.pointee.windows[place].name.index)
    case .windowDirection: .word(session.pointee.windows[place].direction.rawValue)
    case .windowScale: .number(session.pointee.windows[place].scale)
    case .windowRate: .number(session.pointee.windows[place].rate)
    case .stackName: .name(session.pointee.containers[place].name.index)
    case .stackWindow: .name(session.pointee.containers[place].window.index)
    case .containerValue: .optional(session.pointee.containers[place].committed.last)
    case .containerModel: .optional(session.pointee.containers[place].model.last)
    case .queuedCall:
      .text(CallText(names: tables.names).text(session.pointee.queue[place]).placeHash)
    case .queuedWindow: .name(session.pointee.queue[place].window.index)
    case .queuedRecognizer: .optional(session.pointee.queue[place].recognizer)
    case .barValue: .name(session.pointee.bars[place].value.index)
    case .barOwner: .optional(session.pointee.bars[place].owner)
    case .scrollOffset: .number(session.pointee.scrolls[place].offset)
    case .appearanceState: .word(session.pointee.appearances[place].state.rawValue)
    default: .null
    }
  }

  private func partScalar(_ field: PlaceField, at place: Int) -> PlaceScalar {
    if field.rawValue <= PlaceField.transitionStyle.rawValue {
      transitionScalar(field, at: place)
    } else if field.rawValue <= PlaceField.touchPreviousTime.rawValue {
      gestureScalar(field, at: place)
    } else {
      animatorScalar(field, at: place)
    }
  }

  @inline(never)
  private func eventScalar(_ field: PlaceField) -> PlaceScalar {
    guard let event else { return .null }
    switch field {
    case .eventPhase:
      return EventPhase(event.pointee.event).map { .word($0.rawValue) } ?? .null
    case .eventTouch:
      switch event.pointee.event {
      case .touch(let touch): return .number(Double(touch.id))
      case .touchSample(let sample): return .number(Double(sample.id))
      case .gesture(let report): return report.touch.map { .number(Double($0)) } ?? .null
      default: return .null
      }
    default: return .optional(event.pointee.event.subjectName)
    }
  }

  @inline(never)
  private func gestureScalar(_ field: PlaceField, at place: Int) -> PlaceScalar {
    switch field {
    case .recognizerName: .name(session.pointee.recognizers[place].name.index)
    case .recognizerState: .word(session.pointee.recognizers[place].state.rawValue)
    case .recognizerScale: .number(session.pointee.recognizers[place].scale)
    case .recognizerRotation: .number(session.pointee.recognizers[place].rotation)
    case .recognizerEnabled: .flag(session.pointee.recognizers[place].isEnabled)
    case .recognizerKind:
      session.pointee.recognizers[place].declaration.map { .word($0.kind.rawValue) } ?? .null
    case .touchID: .number(Double(session.pointee.touches[place].id))
    case .touchSince: .moment(session.pointee.touches[place].since)
    case .touchWindow: .name(session.pointee.touches[place].window.index)
    case .touchForce: .number(session.pointee.touches[place].force)
    case .touchStart: .presence(session.pointee.touches[place].start)
    case .touchLast: .presence(session.pointee.touches[place].last)
    case .touchPrevious: .presence(session.pointee.touches[place].previous)
    case .touchStartTime: .moment(session.pointee.touches[place].start?.time)
    case .touchLastTime: .moment(session.pointee.touches[place].last?.time)
    case .touchPreviousTime: .moment(session.pointee.touches[place].previous?.time)
    default: .null
    }
  }

  @inline(never)
  private func animatorScalar(_ field: PlaceField, at place: Int) -> PlaceScalar {
    let animator = session.pointee.animators[place]
    let now = session.pointee.now
    return switch field {
    case .animatorID: .name(animator.id.index)
    case .animatorState: .word(animator.state.rawValue)
    case .animatorRunning: .flag(animator.isRunning)
    case .animatorReversed: .flag(animator.isReversed)
    case .animatorFraction: .number(animator.fraction(at: now))
    case .animatorProgress: .number(animator.progress(at: now))
    case .animatorRemaining: .number(animator.remaining(at: now))
    case .animatorCreated: .moment(animator.created)
    case .animatorDuration: .number(animator.duration)
    case .animatorRequestedDuration: .number(animator.requestedDuration.seconds)
    case .animatorCurve: .text(CurveName.text(animator.curve).placeHash)
    case .animatorActiveCurve: .text(CurveName.text(animator.activeCurve).placeHash)
    case .animatorPauses: .flag(animator.pausesOnCompletion)
    case .animatorScrubs: .flag(animator.scrubsLinearly)
    case .animatorAnimations: .number(Double(animator.animations))
    case .animatorCompletions: .number(Double(animator.completions))
    default: .null
    }
  }
}

extension PlaceScalar {
  /// Seconds; null for a moment that never comes.
  static func moment(_ time: Time?) -> PlaceScalar {
    guard let time, time != .never else { return .null }
    return .number(time.seconds)
  }

  static func optional(_ name: Name?) -> PlaceScalar {
    name.map { .name($0.index) } ?? .null
  }

  static func presence(_ sample: LiveTouch.Sample?) -> PlaceScalar {
    sample == nil ? .null : .flag(true)
  }
}

extension Event {
  /// What the event is about, where that has a name.
  var subjectName: Name? {
    switch self {
    case .gesture(let report): report.recognizer
    case .gestureControl(let control): control.recognizer
    case .transition(let report): report.id.base
    case .animator(let report): report.id
    case .callback(let callback): callback.screen
    case .model(let snapshot): snapshot.stack
    case .flag(let name, _), .scroll(let name, _), .mark(let name), .custom(let name, _): name
    case .lifetime(let lifetime): lifetime.object
    case .call(let call): call.operation.screen
    case .setup(.recognizer(let declaration)): declaration.name
    case .touch(let touch): touch.window
    case .setup, .touchSample, .observation, .bars, .rotation, .app, .note, .unknown, .lost, .end:
      nil
    }
  }
}

extension NavigationCall.Operation {
  /// The screen or tab that is asked for.
  fileprivate var screen: Name? {
    switch self {
    case .push(let screen), .popTo(let screen), .present(let screen), .selectTab(let screen):
      screen
    case .dismiss(let screen): screen
    case .pop, .popToRoot, .setStack: nil
    }
  }
}
