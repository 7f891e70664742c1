import SessionModel

extension Replayer {
  /// Moves to a position as people write it.
  ///
  /// An offset in time counts from the base's session time, and the result includes every event and
  /// deadline up to it; before the start is the start. An offset in events counts as `step(by:)` does.
  /// If there is no such position, the replayer does not move.
  public mutating func seek(
    to expression: PositionExpression
  ) throws(ResolutionError<Source.Failure>) {
    let (landing, offset) = try lookUp(expression)
    let (position, base, advanced) = (position, base, advanced)
    do throws(Source.Failure) {
      switch landing {
      case .event(let number): try seek(toEvent: number)
      case .time(let time): try seek(to: time)
      }
      switch offset {
      case .time(let span): try seek(to: self.position.time + span)
      case .events(let count): try step(by: count)
      case nil: break
      }
    } catch {
      // What was learnt on the way is kept.
      (self.position, self.base, self.advanced) = (position, base, advanced)
      throw .source(error)
    }
  }

  /// Where `expression` leads, without moving.
  public func position(
    of expression: PositionExpression
  ) throws(ResolutionError<Source.Failure>) -> Position {
    var scout = self
    try scout.seek(to: expression)
    return scout.position
  }

  /// The base as an event or a time, and the offset unless it turned out to be part of a mark's name.
  private func lookUp(
    _ expression: PositionExpression
  ) throws(ResolutionError<Source.Failure>) -> (
    landing: Landing, offset: PositionExpression.Offset?
  ) {
    switch expression.base {
    case .start: return (.event(0), expression.offset)
    case .end: return (.event(eventCount), expression.offset)
    case .time(let time): return (.time(time), expression.offset)
    case .event(let number):
      guard number <= eventCount else {
        let message = "there is no event #\(number); the tape has \(eventCount)"
        throw .position(PositionError(message, in: expression.text))
      }
      return (.event(number), expression.offset)
    case .mark(let name):
      if let whole = expression.wholeMark, let mark = try firstMark(called: whole) {
        return (.event(mark.event), nil)
      }
      guard let mark = try firstMark(called: name) else {
        let message = "there is no mark '\(name)'; \(try listOfMarks())"
        throw .position(PositionError(message, in: expression.text))
      }
      return (.event(mark.event), expression.offset)
    }
  }

  private func firstMark(
    called spelling: String
  ) throws(ResolutionError<Source.Failure>) -> Mark? {
    guard let name = source.names.find(spelling) else { return nil }
    return try marks(named: name, limit: 1).first
  }

  private func marks(
    named name: Name?,
    limit: Int
  ) throws(ResolutionError<Source.Failure>) -> [Mark] {
    do throws(Source.Failure) {
      return try source.marks(named: name, limit: limit)
    } catch {
      throw .source(error)
    }
  }

  /// Marks that a message lists at most.
  private static var listedMarks: Int { 8 }

  private func listOfMarks() throws(ResolutionError<Source.Failure>) -> String {
    let marks = try marks(named: nil, limit: Self.listedMarks + 1)
    guard !marks.isEmpty else { return "the tape has no marks" }
    let names = source.names
    let listed = marks.prefix(Self.listedMarks).map { "'\(names[$0.name])'" }
    let more = marks.count > Self.listedMarks ? ", …" : ""
    return "the tape has " + listed.joined(separator: ", ") + more
  }
}

/// A base that has been looked up.
private enum Landing {
  case event(Int)
  case time(Time)
}
