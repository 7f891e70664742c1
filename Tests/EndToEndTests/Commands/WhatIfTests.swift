import Foundation
import Testing

@Suite("whatif")
struct WhatIfTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test(
    "says that nothing differs where nothing does",
    arguments: ["duplicatePush=fault", "edgeWidth=20"]
  )
  func same(setting: String) throws {
    let outcome = try program.run("whatif", "a.tape", "--set", setting, "--from", "end")
    #expect(outcome.status == 0)
    #expect(outcome.text == "no outcome differs\n")
  }

  @Test("says which transition ends otherwise, and what that changes")
  func rule() throws {
    let setting = "recognizer.back.finish=fraction > 2"
    let outcome = try program.run("whatif", "a.tape", "--set", setting)
    #expect(outcome.status == 1)
    #expect(outcome.lines.first?.hasPrefix("first difference at ") == true)
    let transition = outcome.lines.first { $0.contains("back.1 pop Detail -> List by back: was ") }
    #expect(transition?.contains("was finished (finish at ") == true)
    #expect(transition?.contains("; now cancelled (cancel at ") == true)
    #expect(outcome.lines.contains { $0.contains("lost: main [Home,List,Detail] -> [Home,List]") })
    #expect(outcome.lines.contains { $0.contains("final main: was [Home,List,Sheet]; now") })
    #expect(outcome.lines.last?.hasSuffix("outcomes differ") == true)
  }

  @Test("drops events by number, range and kind, from a position on")
  func drops() throws {
    let whole = try program.run("whatif", "a.tape", "--drop", "touch")
    #expect(whole.status == 1)
    #expect(whole.lines.contains { $0.contains("lost: back.1 pop Detail -> List") })
    let late = try program.run("whatif", "a.tape", "--drop", "touch", "--from", "@back")
    #expect(late.text == "no outcome differs\n")
    let count = try program.run("events", "a.tape").lines.count
    let range = try program.run("whatif", "a.tape", "--drop", "3-\(count)", "--drop", "1,2")
    #expect(range.lines.contains { $0.contains("final main: was") || $0.contains("lost: main") })
  }

  @Test("writes JSON values, one a line")
  func json() throws {
    let outcome = try program.run("whatif", "a.tape", "--drop", "moves", "--json")
    #expect(outcome.status == 1)
    let kinds = try outcome.lines.map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require((value as? [String: Any])?["kind"] as? String)
    }
    #expect(kinds.first == "parting")
    #expect(kinds.contains("transition") && kinds.contains("final"))
  }

  @Test(
    "refuses what it does not understand and says what was meant",
    arguments: [
      (["--set", "flickSped=1"], "did you mean flickSpeed?"), ([], "--set NAME=VALUE"),
      (["--drop", "mvoes"], "did you mean moves?"), (["--drop", "9-3"], "ends before it begins"),
      (["--drop", "0"], "a number of an event"),
      (["--set", "recognizer.bak.extent=1"], "declares no recognizer 'bak'"),
      (["--drop", "1", "--from", "@nowhere"], "no mark"), (["--delay", "x"], "a time"),
    ]
  )
  func refusals(arguments: [String], part: String) throws {
    let outcome = try program.run(["whatif", "a.tape"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains(part), "\(outcome.remarks)")
  }
}
