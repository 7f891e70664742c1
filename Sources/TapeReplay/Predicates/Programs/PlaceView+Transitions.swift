import SessionModel

extension PlaceView {
  /// A value of the transition at `place`.
  @inline(never)
  func transitionScalar(_ field: PlaceField, at place: Int) -> PlaceScalar {
    switch field {
    case .transitionID: .id(session.pointee.transitions[place].id.bits)
    case .transitionKind: .word(session.pointee.transitions[place].kind.rawValue)
    case .transitionFrom: .name(session.pointee.transitions[place].from.index)
    case .transitionTo: .name(session.pointee.transitions[place].to.index)
    case .transitionPhase: .word(session.pointee.transitions[place].phase.rawValue)
    case .transitionFraction:
      .number(session.pointee.percentComplete(of: session.pointee.transitions[place]))
    case .transitionVelocity: velocity(ofTransition: place)
    case .transitionDriver: .optional(session.pointee.transitions[place].driver)
    case .transitionSince: .moment(session.pointee.transitions[place].since)
    case .transitionEnds: .moment(session.pointee.transitions[place].ends)
    case .transitionWindow: .name(session.pointee.transitions[place].window.index)
    case .transitionContainer: .name(session.pointee.transitions[place].container.index)
    case .transitionOrigin: .word(session.pointee.transitions[place].origin.rawValue)
    case .transitionOutcome: .word(session.pointee.transitions[place].outcome.rawValue)
    case .transitionRawFraction: .number(session.pointee.transitions[place].rawFraction)
    case .transitionShownFraction:
      .number(session.pointee.transitions[place].shownFraction(at: session.pointee.now))
    case .transitionInteractive: .flag(session.pointee.transitions[place].initiallyInteractive)
    case .transitionCommitted: .flag(session.pointee.transitions[place].isCommitted)
    case .transitionCommitDue: .moment(session.pointee.transitions[place].commitDue)
    case .transitionMovesSince: .moment(session.pointee.transitions[place].movesSince)
    case .transitionDuration: .number(session.pointee.transitions[place].duration.seconds)
    case .transitionCurve:
      .text(CurveName.text(session.pointee.transitions[place].curve).placeHash)
    case .transitionCompletionCurve:
      .text(CurveName.text(session.pointee.transitions[place].completionCurve).placeHash)
    case .transitionStyle: .name(session.pointee.transitions[place].style.index)
    default: .null
    }
  }

  /// The driver's velocity along the axis on which it is faster; null without a driver.
  private func velocity(ofTransition place: Int) -> PlaceScalar {
    guard let driver = session.pointee.transitions[place].driver else { return .null }
    for place in 0..<session.pointee.recognizers.count
    where session.pointee.recognizers[place].name == driver {
      let velocity = session.pointee.recognizers[place].velocity
      return .number(velocity.x.magnitude >= velocity.y.magnitude ? velocity.x : velocity.y)
    }
    return .null
  }
}
