import SessionModel

extension Replayer {
  /// Moves to a position as people write it, where marks may also stand beside the tape.
  ///
  /// - Parameter place: where the mark of a name stands beside the tape; the tape's own marks come
  ///   first.
  public mutating func seek(
    to expression: PositionExpression,
    besides place: (String) -> Position?
  ) throws(ResolutionError<Source.Failure>) {
    do throws(ResolutionError<Source.Failure>) {
      try seek(to: expression)
    } catch {
      guard case .position = error, case .mark(let name) = expression.base else { throw error }
      if let whole = expression.wholeMark, let position = place(whole) {
        return try seek(to: position, nil)
      }
      guard let position = place(name) else { throw error }
      try seek(to: position, expression.offset)
    }
  }

  /// Where `expression` leads, without moving; marks may also stand beside the tape.
  public func position(
    of expression: PositionExpression,
    besides place: (String) -> Position?
  ) throws(ResolutionError<Source.Failure>) -> Position {
    var scout = self
    try scout.seek(to: expression, besides: place)
    return scout.position
  }

  private mutating func seek(
    to position: Position,
    _ offset: PositionExpression.Offset?
  ) throws(ResolutionError<Source.Failure>) {
    do throws(Source.Failure) {
      try seek(to: position)
      switch offset {
      case .time(let span): try seek(to: self.position.time + span)
      case .events(let count): try step(by: count)
      case nil: break
      }
    } catch {
      throw .source(error)
    }
  }
}
