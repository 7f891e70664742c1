import SessionModel
import TapeReplay

/// Predicates: parsed, printed, completed, compiled and looked for.
struct PredicateTarget: FuzzTarget {
  let name = "predicate"

  func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = PredicateCompletion(for: text, names: Self.tape.names)
    guard let predicate = try parse(text) else { return }
    let printed = predicate.description
    guard let again = try parse(printed) else {
      throw Violation("“\(printed)” was printed and does not read back")
    }
    try require(again == predicate, "“\(printed)” reads back differently")
    guard let compiled = try compile(predicate, text) else { return }
    try require(try compile(again, printed) != nil, "“\(printed)” makes no sense, “\(text)” does")
    var (ahead, back) = (Replayer(Self.tape, through: SessionReducer()), [Position]())
    var places: [Position] = []
    while case .found(let place) = ahead.next(where: compiled, workers: 1) { places.append(place) }
    ahead.seekToEnd()
    ahead.seek(to: ahead.position.time + Interval(microseconds: 1))
    while case .found(let place) = ahead.previous(where: compiled, workers: 1) {
      back.append(place)
    }
    try require(places == back.reversed(), "“\(text)” holds elsewhere on the way back")
  }

  /// nil where the text is refused.
  private func parse(_ text: String) throws -> Predicate? {
    do throws(PredicateError) {
      return try Predicate(text)
    } catch {
      try requirePlace(error, text)
      return nil
    }
  }

  private func compile(_ predicate: Predicate, _ text: String) throws -> CompiledPredicate? {
    do throws(PredicateError) {
      return try predicate.compiled(names: Self.tape.names) { needle in
        { event in needle.utf8.count == 3 && event == .end }
      }
    } catch {
      try requirePlace(error, text)
      return nil
    }
  }

  private func requirePlace(_ error: PredicateError, _ text: String) throws {
    try require(
      error.column >= 1 && error.column <= max(text.count, 2000) + 1,
      "an error stands outside of the text"
    )
    _ = error.description
  }

  private static let tape: MemoryEvents = {
    var names = NameTable()
    let (home, detail) = (names.intern("Home"), names.intern("Detail"))
    let mark = names.intern("a b")
    let lists = Setup.Containers(lists: [.init(.main, [home])])
    let push = NavigationCall(.push(detail), .animated(Interval(microseconds: 350_000), curve: nil))
    let events: [(Int64, Event)] = [
      (0, .setup(.containers(lists))), (100_000, .touch(Touch(.down, id: 1, position: .zero))),
      (200_000, .call(push)), (250_000, .touch(Touch(.up, id: 1))), (900_000, .mark(mark)),
      (950_000, .flag(home, true)), (960_000, .app(.inactive)), (1_000_000, .end),
    ]
    return MemoryEvents(
      events.map { TimedEvent(Time(microseconds: $0.0), $0.1) },
      names: names,
      blockSize: 3
    )
  }()
}
