import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A predicate's text")
struct PredicateTextTests {
  @Test("reads back as the same predicate when it is printed", arguments: 0..<400)
  func roundTrip(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    _ = session.events(60)
    var generator = SeededGenerator(seed: UInt64(seed) &* 31)
    let text = RandomPredicate.make(&generator, session.names).text
    let predicate = try Predicate(text)
    let printed = predicate.description
    #expect(try Predicate(printed) == predicate, "\(text) -> \(printed)")
    #expect(try Predicate(printed).description == printed)
  }

  @Test(
    "may be written in several ways",
    arguments: [
      ("a and b", ""), ("stack.main.count>3", "stack.main.count > 3"),
      ("!touch||!(touch&&app==active)", "not touch or not (touch and app == active)"),
      ("time = 300ms", "time == 0.3"), ("time >= 1.2s", "time >= 1.2"),
      ("time < 250us", "time < 0.00025"), ("touch.1.x <> -2.50", "touch.1.x != -2.5"),
      ("began(touch)", "became(touch)"), ("\"touch\" == event.kind", "\"touch\" == event.kind"),
      ("event.kind == \"touch\"", "event.kind == touch"), ("queued == {}", "queued == []"),
      ("flag.\"a b\"", "flag.\"a b\""), ("flag[\"a.b\"]", "flag[a.b]"),
      ("transition.id == back.1", "transition.id == back.1"),
      ("stack.main.top == \"stack.main\"", "stack.main.top == \"stack.main\""),
      ("recognizer.back.state==began", "recognizer.back.state == began"),
    ]
  )
  func spellings(text: String, printed: String) throws {
    guard !printed.isEmpty else {
      #expect(throws: PredicateError.self) { try Predicate(text) }
      return
    }
    #expect(try Predicate(text).description == printed)
    #expect(try Predicate(printed) == Predicate(text))
  }

  private static let names: NameTable = {
    var names = NameTable()
    for name in ["Home", "Detail", "back", "push"] { _ = names.intern(name) }
    return names
  }()

  @Test(
    "is refused with the column and what was expected or meant",
    arguments: [
      ("", 1, "expected a condition"),
      ("touch.count >", 14, "expected a value"),
      ("touch.count > 3 and", 20, "expected a condition"),
      ("(touch.count > 3", 17, "expected `)`"),
      ("touch.count > 3 4", 17, "expected `and`, `or` or the end"),
      ("transitoin.phase == paused", 1, "did you mean `transition`?"),
      ("touch and recognizer.bak.state == began", 22, "no recognizer `bak` on this tape; did you"),
      ("recognizer.bak.state == began", 12, "did you mean `back`?"),
      ("recognizer[bak].state == began", 12, "did you mean `back`?"),
      ("stack.main.cuont > 3", 12, "`stack.main` has no `cuont`; did you mean `count`?"),
      ("touch.1.position.z > 3", 18, "`touch.1.position` has no `z`; there are x, y"),
      ("touch.count > 1 and touch.1.positoin.x > 3", 29, "did you mean `position`?"),
      ("stack.main.committed.first == A", 22, "there are count, top"),
      ("event.knd == touch", 7, "did you mean `kind`?"),
      ("app.state == active", 5, "`app` has no `state`; ask app == active"),
      ("changed(transition.fase)", 20, "did you mean `phase`?"),
      ("recognizer.back[\"e\u{301}\"].x and touch.zz", 17, "has no `e\u{301}`"),
      (
        "transition.phase == cancling", 21,
        "there is no phase `cancling`; did you mean `cancelling`"
      ),
      ("stack.main.top == Hom", 19, "there is no name `Hom` on this tape; did you mean `Home`?"),
      ("transition.fase == paused", 12, "did you mean"),
      ("transition == pausd", 1, "no single value; ask for phase, kind, fraction"),
      ("stack.main.committed > 3", 24, "is a list; ask for"),
      ("stack.main.top > 3", 18, "needs numbers"),
      ("touch.count == Home", 16, "expected a number"),
      ("touch.count contains 3", 22, "needs a list or a text"),
      ("changed(touch.count", 20, "expected `)`"),
      ("chnged(touch)", 1, "there is no function `chnged`; did you mean `changed`?"),
      ("finding(lost-touch)", 1, "`check` lists them, F and f in the player"),
      ("finding == lost-touch", 1, "`check` lists them"),
      ("mark == \"x\"", 1, "ask event.kind == mark and event.name == NAME"),
      ("screen == Detail", 1, "stack.main.top == NAME"),
      ("phase == cancelling", 1, "ask for that of a transition: transition.phase"),
      ("touch and velocity > 500", 11, "recognizer.NAME.velocity.x > 500"),
      ("push", 1, "event.phase == push"),
      ("any(touch.count > 2)", 1, "holds if any of them does"),
      ("count(touches) > 2", 1, "touch.count == 2"),
      ("event matches \"push\"", 7, "ask event contains"),
      ("app is active", 5, "compare with =="),
      ("time between 1", 6, "time > 1 and time < 2"),
      ("became(event.kind == touch)", 8, "does not last"),
      ("became(changed(touch))", 16, "does not last"),
      ("fact(comitted)", 6, "did you mean `committed`?"),
      ("navigation", 1, "changed(navigation)"),
      ("stack.main.count == stack.main.top", 21, "hold different things"),
      ("event contains \"push\"", 1, "cannot be searched"),
      ("stack.main.top == 'Home'", 19, "double quotes"),
      ("stack.main.top == \"Home", 19, "not closed"),
      ("3 < 4", 5, "expected a path"),
      ("app == active §", 15, "unexpected"),
    ]
  )
  func errors(text: String, column: Int, message: String) throws {
    let error = try refusal(of: text)
    #expect(error.column == column, "\(text): \(error)")
    #expect(error.message.contains(message), "\(text): \(error)")
  }

  @Test(
    "names what to ask where something like it was meant",
    arguments: [
      ("touches > 1", 1, "touches.count > 1"), ("1 < touch", 5, "touch.count > 1"),
      ("app == active and touch == 2", 19, "touch.count == 2"),
      ("touch.1 > 3", 1, "touch.1.x > 3"), ("touch == down", 1, "event.phase == down"),
      ("touch.phase == down", 7, "event.phase == down"),
      ("touches.state == began", 9, "event.phase == down"),
      ("event == push", 1, "event.phase == push"), ("event != touch", 1, "event.kind != touch"),
      ("event == back", 1, "event.name == back"),
      ("event == \"a b\"", 1, "event contains \"a b\""),
      ("event in [push, pop]", 1, "event.phase in [push, pop]"),
      ("stack.main contains Home", 1, "stack.main.committed contains Home"),
      ("stack.main == Home", 1, "stack.main.top == Home"),
      ("stack.main == [Home, Detail]", 1, "stack.main.committed == [Home, Detail]"),
      ("stack.main >= 3", 1, "stack.main.count >= 3"), ("stacks > 1", 1, "stacks.count > 1"),
      ("stack.main in [Home, Detail]", 1, "stack.main.top in [Home, Detail]"),
      ("stack.depth > 3", 7, "stack.count > 3"),
      ("transition == paused", 1, "transition.phase == paused"),
      ("transitions in [paused]", 1, "transitions.phase in [paused]"),
      ("transition > 1", 1, "transition.count > 1"),
      ("transition.push.1 > 0.5", 1, "transition.push.1.fraction > 0.5"),
      ("recognizer.back == began", 1, "recognizer.back.state == began"),
      ("recognizer.phase == began", 12, "recognizer.state == began"),
      ("recognizer.back == false", 1, "recognizer.back.enabled == false"),
      ("fact == committed", 1, "fact(NAME), as in fact(committed)"),
      ("app.state == active", 5, "app == active"), ("time.seconds > 3", 6, "time > 1.5"),
      ("stack changed", 7, "changed(stack)"),
      ("app == active and stack.main.top changes", 34, "changed(stack.main.top)"),
      ("(recognizer.back changed)", 18, "changed(recognizer.back)"),
      ("transition became paused", 12, "changed(PATH), became(…)"),
      ("changed == true", 1, "changed(PATH)"),
    ]
  )
  func advice(text: String, column: Int, asked: String) throws {
    let error = try refusal(of: text)
    #expect(error.column == column, "\(text): \(error)")
    #expect(error.message.contains("ask \(asked)"), "\(text): \(error)")
    guard !asked.contains("(…)"), !asked.contains("PATH"), !asked.contains("NAME") else { return }
    let matching: CompiledPredicate.EventMatching = { _ in { _ in false } }
    #expect(throws: Never.self) {
      try Predicate(asked).compiled(names: Self.names, matching: matching)
    }
  }

  @Test(
    "names the time in seconds where a unit is unknown or stands apart",
    arguments: [
      ("time > 1 min", 10, "60"), ("time > 2min", 8, "120"), ("time > 1.5 s", 12, "1.5"),
      ("(time > 300 ms) and touch", 13, "0.3"), ("time > 1.5h and touch", 8, "5400"),
      ("touch.since < 20 Seconds", 18, "20"),
    ]
  )
  func units(text: String, column: Int, seconds: String) throws {
    let error = try refusal(of: text)
    #expect(error.column == column, "\(text): \(error)")
    #expect(error.message.hasSuffix("right behind them: write \(seconds)"), "\(text): \(error)")
  }

  private func refusal(of text: String) throws -> PredicateError {
    let error = #expect(throws: PredicateError.self, "\(text)") {
      _ = try Predicate(text).compiled(names: Self.names)
    }
    return try #require(error)
  }

  @Test("never crashes, whatever it is", arguments: 0..<300)
  func randomText(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "stack", ".", "main", "[", "]", "(", ")", "and", "or", "not", "!", "==", "<", "contains",
      "in", "changed(", "became(", "fact(", ",", "\"", "\\", "3", "1e", "+", "-", "#", " ", "touch",
      "é", "\u{301}", "true", "null", "{}", "transition.phase", "began", "\\u{41}", "300ms",
    ]
    for _ in 0..<50 {
      let count = Int.random(in: 0..<14, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = PredicateCompletion(for: text, names: Self.names)
      guard let predicate = try? Predicate(text) else { continue }
      #expect((try? Predicate(predicate.description)) == predicate, "\(text)")
      _ = try? predicate.compiled(names: Self.names)
    }
  }

  @Test("has limits: so long, so deep")
  func limits() throws {
    let longest = 2000
    let start = "touch.count == 1"
    let padding = String(repeating: " ", count: longest - start.count)
    #expect(throws: Never.self) { try Predicate(start + padding) }
    #expect(throws: PredicateError.self) { try Predicate(start + padding + " ") }
    let nested = { (depth: Int) in
      String(repeating: "(", count: depth) + "touch" + String(repeating: ")", count: depth)
    }
    #expect(throws: Never.self) { try Predicate(nested(64)) }
    #expect(throws: PredicateError.self) { try Predicate(nested(65)) }
  }

  @Test(
    "is completed by the grammar and the tape's names",
    arguments: [
      ("stack.ma", ["stack.main"]), ("tra", ["transition", "transitions"]),
      ("transition.pha", ["transition.phase"]), ("chan", ["changed("]),
      ("transition.phase == can", ["cancelling"]), ("recognizer.ba", ["recognizer.back"]),
      (
        "recognizer.back.translation.",
        ["x", "y", "count", "top"].map { "recognizer.back.translation.\($0)" }
      ),
      ("stack.main.top == Ho", ["Home"]), ("touch.count > 1 an", ["and"]),
      ("fact(comm", ["committed"]), ("event.kind in [touch, mar", ["mark"]),
      ("changed(nav", ["navigation"]), ("app == ", ["active", "inactive", "background"]),
    ]
  )
  func completion(text: String, expected: [String]) {
    let completion = PredicateCompletion(for: text, names: Self.names)
    #expect(completion.candidates == expected, "\(text)")
  }
}
