import Foundation
import Testing

@Suite("diff")
struct DiffTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  /// Records the tape's own text, changed by `change`, as `b.tape`.
  private func record(_ change: (inout [String]) -> Void) throws {
    var lines = try program.run("export", "a.tape", "-o", "-").lines
    change(&lines)
    try program.record(lines.joined(separator: "\n") + "\n", as: "b.tape")
  }

  @Test("finds nothing between a tape and its copies")
  func same() throws {
    try record { _ in }
    let count = try program.run("events", "a.tape").lines.count
    for other in ["a.tape", "b.tape"] {
      let outcome = try program.run("diff", "a.tape", other)
      #expect(outcome.status == 0)
      #expect(outcome.text == "the same, \(count) events\n")
      #expect(try program.run("diff", "a.tape", other, "--json").status == 0)
    }
  }

  @Test("names the event and the field")
  func field() throws {
    try record { $0[9] = $0[9].replacing(/x=[0-9.]+/, with: "x=120.5") }
    let outcome = try program.run("diff", "a.tape", "b.tape")
    #expect(outcome.status == 1)
    let line = try #require(outcome.lines.last)
    #expect(line.hasPrefix("#10 ") && line.contains("changed: touch move id=1: x "))
    #expect(line.hasSuffix("-> 120.5"))
    #expect(outcome.lines.contains { $0.hasPrefix("events: 1 changed, ") })
    #expect(outcome.lines.contains { $0.hasPrefix("states part at ") })
    let events = try program.run("diff", "a.tape", "b.tape", "--events")
    #expect(events.lines.first == line)
    #expect(try program.run("diff", "a.tape", "b.tape", "--all").output == outcome.output)
    #expect(!events.text.contains("states part"))
    let states = try program.run("diff", "a.tape", "b.tape", "--states")
    #expect(states.lines.contains { $0.hasPrefix("  touches[1].position: ") })
    #expect(!states.text.contains("changed"))
  }

  @Test("shows what is only on one tape, with its number there")
  func insertion() throws {
    try record { $0.insert($0[19].replacing(#/ touch.*/#, with: " note \"new\""), at: 19) }
    let there = try program.run("diff", "a.tape", "b.tape")
    #expect(there.lines.last?.hasPrefix("#20 ") == true)
    #expect(there.lines.last?.hasSuffix("only in the second: note \"new\"") == true)
    let back = try program.run("diff", "b.tape", "a.tape")
    #expect(back.lines.last?.hasSuffix("only in the first: note \"new\"") == true)
  }

  @Test("compares headers and outcomes")
  func outcomes() throws {
    try program.record("setup policy flickSpeed=5000\n" + Program.shortScript, as: "c.tape")
    let outcome = try program.run("diff", "a.tape", "c.tape")
    #expect(outcome.status == 1)
    #expect(outcome.lines.contains("header: policy flickSpeed 300 -> 5000"))
    try record { $0.removeAll { $0.contains(" touch ") } }
    let other = try program.run("diff", "a.tape", "b.tape", "--json")
    let kinds = try Set(
      other.lines.map { line in
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require((value as? [String: Any])?["kind"] as? String)
      }
    )
    #expect(kinds.isSuperset(of: ["event", "events", "parting", "transition", "navigation"]))
  }

  @Test("begins with what is most telling, and folds touches where they are many")
  func order() throws {
    let device = "tape device other\nsetup policy flickSpeed=5000\n"
    let other = Program.shortScript.replacing("330,410", with: "300,480")
      .replacing("push Sheet", with: "push Other")
    try program.record(device + other, as: "c.tape")
    let outcome = try program.run("diff", "a.tape", "c.tape")
    #expect(outcome.status == 1)
    let starts = ["header: policy ", "header: device ", "states part at ", "  "]
    var places = starts.map { start in outcome.lines.firstIndex { $0.hasPrefix(start) } ?? -1 }
    places.append(outcome.lines.firstIndex { $0.hasSuffix(" outcomes differ") } ?? -1)
    places += ["events: ", "#"].map { start in
      outcome.lines.firstIndex { $0.hasPrefix(start) } ?? -1
    }
    #expect(places == places.sorted() && places[0] == 0, "\(outcome.text)")
    let shown = outcome.lines.filter { $0.hasPrefix("#") }
    #expect(shown.contains { $0.contains("push") })
    #expect(!shown.contains { $0.contains("touch") })
    #expect(outcome.lines.last?.hasSuffix(" more of touches; --all lists them") == true)
    let all = try program.run("diff", "a.tape", "c.tape", "--all")
    let events = try program.run("diff", "a.tape", "c.tape", "--events")
    let listed = events.lines.filter { $0.hasPrefix("#") }
    #expect(all.lines.filter { $0.hasPrefix("#") } == listed)
    #expect(listed.contains { $0.contains("touch") })
    #expect(all.lines.prefix(places[5] + 1) == outcome.lines.prefix(places[5] + 1))
    #expect([all, events].allSatisfy { $0.status == 1 })
  }

  @Test("takes two tapes, and one thing to look at")
  func usage() throws {
    for arguments in [["a.tape"], ["a.tape", "a.tape", "a.tape"], ["-", "-"]] {
      #expect(try program.run(["diff"] + arguments).status == 64)
    }
    let both = try program.run("diff", "a.tape", "a.tape", "--events", "--states")
    #expect(both.status == 64)
    let allAndStates = try program.run("diff", "a.tape", "a.tape", "--all", "--states")
    #expect(allAndStates.status == 64)
    #expect(try program.run("diff", "a.tape", "no.tape").status == 66)
  }
}
