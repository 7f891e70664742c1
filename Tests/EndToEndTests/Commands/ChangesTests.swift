import Foundation
import Testing

@Suite("changes")
struct ChangesTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("tells what a swipe did: one screen fewer, nothing left in motion")
  func swipe() throws {
    let outcome = try program.run("changes", "a.tape", "--from", "#2", "--to", "@back")
    #expect(outcome.status == 0)
    let lines = outcome.lines
    #expect(lines.contains("stacks[main].committed: [Home, List, Detail] -> [Home, List]"))
    #expect(!lines.contains { $0.hasPrefix("transitions") || $0.hasPrefix("touches") })
  }

  @Test("is silent between equal positions", arguments: ["start", "0.62", "#20", "@back", "end"])
  func equal(position: String) throws {
    let outcome = try program.run("changes", "a.tape", "--from", position, "--to", position)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.isEmpty)
  }

  @Test("backwards tells the same paths with before and after exchanged")
  func backwards() throws {
    let there = try changes(from: "0.55", to: "0.8")
    let back = try changes(from: "0.8", to: "0.55")
    #expect(!there.isEmpty)
    #expect(Set(there.keys) == Set(back.keys))
    for (path, sides) in there { #expect(back[path] == [sides[1], sides[0]], "\(path)") }
  }

  @Test("spans the whole tape without positions")
  func whole() throws {
    let whole = try program.run("changes", "a.tape")
    let spelled = try program.run("changes", "a.tape", "--from", "start", "--to", "end")
    #expect(!whole.output.isEmpty)
    #expect(whole.output == spelled.output)
  }

  /// Both sides of each change, as JSON text, by path.
  private func changes(from first: String, to last: String) throws -> [String: [String]] {
    let outcome = try program.run("changes", "a.tape", "--from", first, "--to", last, "--json")
    var found: [String: [String]] = [:]
    for line in outcome.lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let change = try #require(value as? [String: Any])
      let path = try #require(change["path"] as? String)
      found[path] = try ["before", "after"].map { key in
        let side = try #require(change[key])
        let data = try JSONSerialization.data(
          withJSONObject: side,
          options: [.fragmentsAllowed, .sortedKeys]
        )
        return String(decoding: data, as: UTF8.self)
      }
    }
    return found
  }
}
