import Testing

@Suite("A place that a tape does not have")
struct BeyondTests {
  /// Every option of every command that takes a position of a tape; P stands for it.
  static let places: [String] = [
    "state a.tape --at P", "changes a.tape --from P", "changes a.tape --to P",
    "events a.tape --from P", "events a.tape --to P", "find a.tape touch.count==1 --after P",
    "find a.tape touch.count==1 --before P", "whatif a.tape --drop moves --from P",
    "scrub a.tape --at P --print", "filmstrip a.tape --from P", "filmstrip a.tape --to P",
    "explain a.tape --at P", "export a.tape --format screenshot --at P -o -",
    "cut a.tape --from P -o x.tape", "cut a.tape --to P -o x.tape",
  ]
  /// Those of them that have nothing to do where there are no events.
  static let needing = ["whatif", "cut a.tape --from"]

  let program: Program
  let count: Int

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
    let info = try program.run("info", "a.tape", "--json").text
    count = try Int(#require(info.firstMatch(of: #/"events": (\d+)/#)?.output.1)) ?? 0
  }

  private func run(_ words: String, at place: String) throws -> Outcome {
    try program.run(words.split(separator: " ").map { $0 == "P" ? place : String($0) })
  }

  @Test("is said of an event, with how many there are", arguments: places)
  func event(words: String) throws {
    for place in ["#\(count + 1)", "#99999"] {
      let outcome = try run(words, at: place)
      #expect(outcome.status == 64, "\(outcome.remarks)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.remarks.contains("there is no event \(place); the tape has \(count)"))
    }
    let last = try run(words, at: "#\(count)")
    #expect([0, 1].contains(last.status), "\(last.remarks)")
    #expect(!last.remarks.contains("there is no"))
  }

  @Test("is said of a mark, with those that there are", arguments: places)
  func mark(words: String) throws {
    let outcome = try run(words, at: "@nowhere")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("no mark 'nowhere'; the tape has 'back'"))
  }

  @Test("is remarked of a time, which goes on behind the last event", arguments: places)
  func time(words: String) throws {
    let outcome = try run(words, at: "9999")
    let needsEvents = Self.needing.contains { words.hasPrefix($0) }
    #expect(needsEvents ? outcome.status == 64 : [0, 1].contains(outcome.status))
    #expect(outcome.remarks.contains("9999 lies "), "\(outcome.remarks)")
    #expect(outcome.remarks.contains(" s after the last event"))
    #expect(outcome.remarks.contains("there are no events from 9999") == needsEvents)
    let end = try run(words, at: "end")
    #expect(!end.remarks.contains("after the last event"))
  }

  @Test(
    "is said of an event that is to be dropped",
    arguments: ["99999", "#99999", "1,99999", "3-99999", "99998-99999", "moves,99999"]
  )
  func drop(events: String) throws {
    let outcome = try program.run("whatif", "a.tape", "--drop", events)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("there is no event #99999; the tape has \(count)"))
    #expect(try program.run("whatif", "a.tape", "--drop", "\(count)").status != 64)
    #expect(try program.run("whatif", "a.tape", "--drop", "\(count + 1)").status == 64)
  }

  @Test("is remarked of a kind of event of which there are none, or none from a position on")
  func noSuchEvents() throws {
    for words in [["--drop", "samples"], ["--drop", "1", "--from", "#2"]] {
      let outcome = try program.run(["whatif", "a.tape"] + words)
      #expect(outcome.status == 0)
      #expect(outcome.text == "no outcome differs\n")
      #expect(outcome.remarks.contains("--drop names no event of the tape"))
    }
  }

  @Test("is said of a finger, with those that there are")
  func finger() throws {
    let outcome = try program.run("explain", "a.tape", "--touch", "7")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("there is no finger 7; the tape has 1"))
    #expect(try program.run("explain", "a.tape", "--touch", "1").status == 0)
    let early = try program.run("explain", "a.tape", "--touch", "1", "--at", "start")
    #expect(early.status == 1)
    #expect(early.text == "no such gesture\n")
  }
}
