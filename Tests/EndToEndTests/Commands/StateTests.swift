import Foundation
import Testing

@Suite("state")
struct StateTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("shows the middle of a drag: the transition, its finger, and both stacks")
  func middle() throws {
    let outcome = try program.run("state", "a.tape", "--at", "0.62")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.isEmpty)
    #expect(outcome.lines.first?.hasPrefix("0.620000 s, after event ") == true)
    for line in ["main [Home,List,Detail]", "main model [Home,List]", "recognizer back changed"] {
      #expect(outcome.lines.contains(line), "\(line)")
    }
    #expect(outcome.lines.contains { $0.hasPrefix("transition back.1 interactive at 0.") })
  }

  @Test("shows every value of the middle of a drag where all are asked for")
  func everything() throws {
    let outcome = try program.run("state", "a.tape", "--at", "0.62", "--all")
    #expect(outcome.status == 0)
    for line in [
      "stacks[main].committed = [Home, List, Detail]", "stacks[main].model = [Home, List]",
      "transitions[back.1].phase = interactive", "transitions[back.1].driver = back",
      "recognizers[back].state = changed", "touches[1].since = 0.5",
    ] {
      #expect(outcome.lines.contains(line), "\(line)")
    }
  }

  @Test("is valid JSON with the documented keys", arguments: ["start", "0.62", "0.8", "end"])
  func json(position: String) throws {
    let outcome = try program.run("state", "a.tape", "--at", position, "--json")
    #expect(outcome.lines.count == 1)
    let keys = [
      "event", "time", "digest", "windows", "stacks", "presented", "containers", "transitions",
      "recognizers", "touches", "animators", "bars", "flags", "app",
    ]
    let state = try object(outcome.output)
    for key in keys { #expect(state[key] != nil, "\(key)") }
  }

  @Test("says in JSON what each thing is, in the documented words")
  func nested() throws {
    let state = try object(program.run("state", "a.tape", "--at", "0.62", "--json").output)
    let documented = [
      "windows": ["name", "size", "direction"],
      "stacks": ["name", "committed", "model", "queued"],
      "transitions": [
        "id", "kind", "from", "to", "phase", "fraction", "driver", "since", "ends",
      ],
      "recognizers": ["name", "state", "touches", "translation", "velocity"],
      "touches": ["id", "position", "since"],
    ]
    for (key, fields) in documented {
      let things = try #require(state[key] as? [[String: Any]])
      #expect(things.count == 1, "\(key)")
      for thing in things {
        for field in fields { #expect(thing[field] != nil, "\(key).\(field)") }
      }
    }
    #expect(state["time"] as? Double == 0.62)
    #expect(state["app"] as? String == "active")
  }

  @Test("says of an animation what was driven and what is shown, and once where they are the same")
  func animation() throws {
    let animating = try program.run("state", "a.tape", "--at", "@back+0.6").lines
    let form = /transition push\.1 animating at 0, shown at 0\.\d+: push .*/
    #expect(try animating.contains { try form.wholeMatch(in: $0) != nil }, "\(animating)")
    let driven = try program.run("state", "a.tape", "--at", "0.62").lines
    #expect(!driven.contains { $0.contains("shown at") })
  }

  @Test("of several positions is that of each, in whatever order they are visited")
  func severalPositions() throws {
    let positions = ["0.62", "end", "0.62", "start", "@back", "0.55"]
    let words = positions.flatMap { ["--at", $0] }
    let together = try program.run(["state", "a.tape", "--json"] + words).lines
    for (position, line) in zip(positions, together) {
      #expect(try program.run("state", "a.tape", "--json", "--at", position).lines == [line])
    }
    #expect(together.count == positions.count)
  }

  @Test("is the end without a position")
  func end() throws {
    let end = try program.run("state", "a.tape", "--at", "end")
    #expect(try program.run("state", "a.tape").output == end.output)
  }

  @Test(
    "takes positions of every kind",
    arguments: [
      ("0.6", ["0.6s", "600ms", "0.600", "start+0.6", "0.5+0.1", "0.7-100ms"]),
      ("#12", ["#10+#2", "#14-#2", "start+#12"]),
      ("end-0.1", ["end-100ms", "end-0.1s"]),
      ("@back", ["@\"back\"", "@back+0", "@back+#0"]),
      ("start", ["#0", "start-1", "#5-#9"]),
    ]
  )
  func positions(position: String, others: [String]) throws {
    let state = try program.run("state", "a.tape", "--at", position)
    #expect(state.status == 0, "\(state.remarks)")
    for other in others {
      let same = try program.run("state", "a.tape", "--at", other)
      #expect(same.output == state.output, "\(other): \(same.remarks)")
    }
  }

  @Test("of an event number holds exactly that many events")
  func numbers() throws {
    let count = try program.run("events", "a.tape").lines.count
    for number in [1, 2, count / 2, count - 1, count] {
      let state = try program.run("state", "a.tape", "--at", "#\(number)", "--all")
      #expect(state.lines.first == "event = \(number)")
    }
    let beyond = try program.run("state", "a.tape", "--at", "#\(count + 1)")
    #expect(beyond.status == 64)
    #expect(beyond.remarks.contains("there is no event #\(count + 1); the tape has \(count)"))
  }

  @Test("tells which marks there are where one is asked for that is not")
  func unknownMark() throws {
    let outcome = try program.run("state", "a.tape", "--at", "@nowhere")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("there is no mark 'nowhere'; the tape has 'back'"))
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    return try #require(value as? [String: Any])
  }
}
