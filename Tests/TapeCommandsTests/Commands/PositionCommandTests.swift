import TapeFile
import Testing

@testable import TapeCommands

@Suite("A command with positions")
struct PositionCommandTests {
  private static func run(_ command: any Command.Type, _ words: String) throws
    -> CommandRun.Outcome
  {
    let run = try CommandRun()
    // Two events, at 0 and at 0.0001 s.
    try run.writeTape(pushing: "A", to: "a.tape")
    let words = words.split(separator: " ").map(String.init)
    return try run.run(command, [run.path("a.tape")] + words)
  }

  @Test(
    "refuses a span that ends before it begins, and says so",
    arguments: ["2 1", "#2 #1", "end #1", "0.0001 #1", "0.00005 0.00004", "end+1 end"]
  )
  func reversed(span: String) throws {
    let ends = span.split(separator: " ")
    let outcome = try Self.run(EventsCommand.self, "--from \(ends[0]) --to \(ends[1])")
    #expect(outcome.status == .usage)
    #expect(outcome.error?.message == "--from \(ends[0]) lies after --to \(ends[1])")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "prints a span that does not",
    arguments: zip(
      ["1 2", "#1 #1", "#2 #2", "0 0", "0.0001 #2", "0.0001 0.0001", "start end"],
      [0, 1, 1, 1, 1, 1, 2]
    )
  )
  func span(span: String, events: Int) throws {
    let ends = span.split(separator: " ")
    let outcome = try Self.run(EventsCommand.self, "--from \(ends[0]) --to \(ends[1])")
    #expect(outcome.status == .done)
    #expect(outcome.output.split(separator: "\n").count == events)
  }

  @Test(
    "remarks that a state lies behind the last event",
    arguments: zip(
      ["end", "0.0001", "0.000101", "2.5"],
      [nil, nil, "0.000101 lies 0.000001 s", "2.5 lies 2.499900 s"]
    )
  )
  func beyond(position: String, remark: String?) throws {
    let outcome = try Self.run(StateCommand.self, "--at \(position)")
    #expect(outcome.status == .done)
    let tail = "after the last event, which is at 0.000100 s\n"
    if let remark {
      #expect(outcome.remarks.hasSuffix("a.tape: \(remark) \(tail)"))
    } else {
      #expect(outcome.remarks.isEmpty)
    }
  }

  @Test(
    "counts one of a kind as one",
    arguments: zip([0, 1, 2], ["0 events", "1 event", "2 events"])
  )
  func counts(count: Int, text: String) {
    #expect(Figures.count(count, "event") == text)
  }
}
