import Testing

@Suite("events")
struct EventsTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("prints each event in the notation, setup lines first")
  func all() throws {
    let outcome = try program.run("events", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.isEmpty)
    #expect(outcome.lines[0] == "0.000 setup stack main=[Home,List,Detail]")
    #expect(outcome.lines[2] == "0.500 touch down id=1 x=40 y=400")
    #expect(outcome.lines.last?.hasSuffix(" end") == true)
  }

  @Test("numbers events from 1 on request, as comments")
  func numbers() throws {
    let plain = try program.run("events", "a.tape").lines
    let numbered = try program.run("events", "a.tape", "--numbers").lines
    #expect(numbered == plain.enumerated().map { "\($1)  # \($0 + 1)" })
  }

  @Test("prints only what lies between two positions, both included")
  func span() throws {
    let all = try program.run("events", "a.tape").lines
    #expect(try between("#4", "#7") == Array(all[3..<7]))
    #expect(try between("#7", "#7") == Array(all[6..<7]))
    #expect(try program.run("events", "a.tape", "--from", "#7", "--to", "#4").status == 64)
    #expect(try between("start", "end") == all)
    #expect(try between("0.5", "0.5") == Array(all[2..<3]))
    #expect(try between("0.500001", "0.508332") == [])
    #expect(try between("@back", "@back") == all.filter { $0.hasSuffix("mark back") })
  }

  @Test("prints only the families asked for, and together they are everything")
  func families() throws {
    let all = try program.run("events", "a.tape", "--numbers").lines
    let families = [
      "setup", "touch", "gesture", "call", "transition", "animator", "callback", "observation",
      "state", "app", "annotation",
    ]
    var together: [String] = []
    for family in families {
      together += try program.run("events", "a.tape", "--numbers", "--only", family).lines
    }
    #expect(together.sorted() == all.sorted())
    let calls = try program.run("events", "a.tape", "--only", "call").lines
    #expect(calls.count == 1)
    #expect(calls[0].contains("push Sheet animated 0.35 by=user"))
    let two = try program.run("events", "a.tape", "--only", "call", "--only", "annotation")
    #expect(two.lines.count == 3)
  }

  private func between(_ first: String, _ last: String) throws -> [String] {
    let outcome = try program.run("events", "a.tape", "--from", first, "--to", last)
    #expect(outcome.status == 0, "\(outcome.remarks)")
    return outcome.lines
  }
}
