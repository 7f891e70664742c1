public import SessionModel

/// A predicate whose names have been looked up, ready to be asked at millions of places.
public struct CompiledPredicate: Sendable {
  /// Makes something that says whether an event's text has what is looked for, or nil where there is
  /// no notation at hand.
  public typealias EventMatching = @Sendable (_ needle: String) -> @Sendable (Event) -> Bool

  /// What was compiled.
  public let predicate: Predicate
  let program: PredicateProgram
  /// Holds wherever the program does, and costs less; nil where nothing is gained.
  let sieve: PredicateProgram?
  /// The paths that it reads, in the order in which they stand in it.
  let paths: [PlacePath]

  /// The values that `predicate` reads at a place, by path, for people who ask why it holds.
  ///
  /// - Parameters:
  ///   - event: the event that led there; nil where time alone did.
  ///   - number: how many events were applied.
  public func values(
    in session: Session,
    after event: TimedEvent?,
    number: Int
  ) -> [(path: String, value: StateValue)] {
    withUnsafePointer(to: session) { session in
      let events = event.map { [$0] } ?? []
      return events.withUnsafeBufferPointer { events in
        let view = PlaceView(
          session: session,
          event: events.baseAddress.flatMap { events.isEmpty ? nil : $0 },
          number: number,
          facts: UnsafeBufferPointer(start: nil, count: 0)
        )
        return paths.map { ($0.text, view.value(of: $0, program.tables)) }
      }
    }
  }
}

extension Predicate {
  /// Looks up the names on a tape.
  ///
  /// - Parameters:
  ///   - names: the names that the tape knows.
  ///   - matching: how events are searched for text; without it `event contains …` is an error.
  /// - Throws: where a name, a word or a comparison makes no sense on such a tape.
  public func compiled(
    names: NameTable,
    matching: CompiledPredicate.EventMatching? = nil
  ) throws(PredicateError) -> CompiledPredicate {
    var compiler = PredicateCompiler(names: names, matching: matching)
    return try compiler.compile(self)
  }
}
