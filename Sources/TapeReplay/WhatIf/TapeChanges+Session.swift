public import SessionModel

extension TapeChanges {
  /// `session`, whose recognizers declare what they would have declared.
  public func redeclared(_ session: Session) -> Session {
    guard let redeclare else { return session }
    var changed = session
    for recognizer in session.recognizers {
      guard let before = recognizer.declaration else { continue }
      var declaration = before
      redeclare(&declaration)
      guard declaration != before else { continue }
      var silence = NoFacts()
      changed.apply(.setup(.recognizer(declaration)), at: session.now, telling: &silence)
    }
    return changed
  }
}
