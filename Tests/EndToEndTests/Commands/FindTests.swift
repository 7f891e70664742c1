import Testing

@Suite("find")
struct FindTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("prints the first place, the event and why, and exits with 0")
  func first() throws {
    let outcome = try program.run("find", "a.tape", "became(touch.count == 1)")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.isEmpty)
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines[0].hasPrefix("#"))
    #expect(outcome.lines[0].contains("  0.500  touch down id=1"))
    #expect(outcome.lines[1] == "  touch.count = 1")
  }

  @Test("finds what happens by itself between two events, at a position that state takes")
  func quiet() throws {
    let outcome = try program.run("find", "a.tape", "fact(completed)")
    #expect(outcome.status == 0)
    let position = try #require(outcome.lines.first?.split(separator: " ").first)
    let state = try program.run("state", "a.tape", "--at", String(position))
    #expect(state.status == 0)
    #expect(outcome.text.contains("by itself") == position.contains("+"))
  }

  @Test("prints the last place, every place, how many, and only those between two positions")
  func selection() throws {
    let all = try program.run("find", "a.tape", "event.kind == touch", "--all")
    let places = all.lines.filter { $0.hasPrefix("#") }
    #expect(places.count > 3)
    let count = try program.run("find", "a.tape", "event.kind == touch", "--count")
    #expect(count.text == "\(places.count)\n")
    let last = try program.run("find", "a.tape", "event.kind == touch", "--last")
    #expect(last.lines[0] == places.last)
    let position = try #require(last.lines[0].split(separator: " ").first)
    let before = try program.run(
      "find",
      "a.tape",
      "event.kind == touch",
      "--last",
      "--before",
      String(position)
    )
    #expect(before.lines[0] == places[places.count - 2])
    let after = try program.run(
      "find",
      "a.tape",
      "event.kind == touch",
      "--after",
      String(position)
    )
    #expect(after.status == 1)
    #expect(after.text.isEmpty)
  }

  @Test("exits with 1 where there is none")
  func none() throws {
    for options in [[], ["--last"], ["--all"]] {
      let outcome = try program.run(["find", "a.tape", "touch.count > 9"] + options)
      #expect(outcome.status == 1)
      #expect(outcome.text.isEmpty)
      #expect(outcome.remarks.isEmpty)
    }
    let count = try program.run("find", "a.tape", "touch.count > 9", "--count")
    #expect(count.status == 1)
    #expect(count.text == "0\n")
  }

  @Test("points under the column of what it does not understand, and exits with 64")
  func errors() throws {
    let outcome = try program.run("find", "a.tape", "transition.phase == cancling")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.remarks == """
        touchtape: find: column 21: there is no phase `cancling`; did you mean `cancelling`?
          transition.phase == cancling
                              ^

        """
    )
    #expect(try program.run("find", "none.tape", "touch >").status == 64)
    #expect(try program.run("find", "none.tape", "touch").status == 66)
    #expect(try program.run("find", "a.tape", "touch", "app").status == 64)
  }

  @Test("points straight at the wrong part of a path behind characters of any width")
  func wideCharacters() throws {
    let text = "event contains \"日本e\u{301}\" and app.state == 1"
    let outcome = try program.run("find", "a.tape", text)
    #expect(outcome.status == 64)
    let lines = outcome.remarks.split(separator: "\n")
    #expect(lines[0].hasPrefix("touchtape: find: column 30: `app` has no `state`"))
    // Two columns each for 日 and 本, one for e and its accent, two of margin.
    #expect(lines[2] == String(repeating: " ", count: 2 + 31) + "^")
  }

  @Test("writes a JSON value a place")
  func json() throws {
    let outcome = try program.run("find", "a.tape", "touch.count == 1", "--json")
    #expect(outcome.lines.count == 1)
    #expect(outcome.text.hasPrefix("{\"position\": \"#"))
    #expect(outcome.text.contains("\"text\": \"touch down id=1"))
    #expect(outcome.text.contains("\"values\": {\"touch.count\": 1}"))
  }
}
