import Testing

@testable import TapeCommands

@Suite("touchtape filmstrip and scrub")
struct FilmstripCommandTests {
  @Test("draw the same pictures where there is no terminal, and scrub says why")
  func noTerminal() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.writeTape(pushing: "Inbox", to: "a.tape")
    let strip = try run.run(FilmstripCommand.self, [run.path("a.tape")])
    let scrub = try run.run(ScrubCommand.self, [run.path("a.tape"), "--at", "end"])
    #expect(strip.status == .done)
    #expect(strip.output.contains("Inbox"))
    #expect(strip.remarks.isEmpty)
    #expect(scrub.status == .done)
    #expect(scrub.output == strip.output)
    #expect(scrub.remarks.contains("needs a terminal"))
  }

  @Test(
    "refuse what they do not understand",
    arguments: [
      ["--every", "0"], ["--every", "x"], ["--width", "0"], ["--from", "nowhere"],
    ]
  )
  func usage(words: [String]) throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.writeTape(pushing: "A", to: "a.tape")
    let outcome = try run.run(FilmstripCommand.self, [run.path("a.tape")] + words)
    #expect(outcome.status == .usage)
  }

  @Test("end with 64 at a position that the tape does not have, 66 without a tape")
  func missing() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.writeTape(pushing: "A", to: "a.tape")
    let mark = try run.run(ScrubCommand.self, [run.path("a.tape"), "--at", "@nowhere"])
    #expect(mark.status == .usage)
    #expect(mark.error?.message.contains("nowhere") == true)
    #expect(try run.run(ScrubCommand.self, [run.path("b.tape")]).status == .noInput)
  }
}
