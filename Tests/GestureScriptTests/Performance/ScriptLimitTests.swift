import GestureScript
import SessionModel
import Testing

@Suite("A script's gestures and monkeys")
struct ScriptLimitTests {
  private func perform(_ text: String, limit: Int) throws -> PerformedScript {
    try Script.parse(Array(text.utf8), file: "test").perform(eventLimit: limit)
  }

  @Test(
    "may make as many events as the limit and not one more, whatever makes them",
    arguments: [
      "tap at=1,1\npush A\ntap at=1,1",
      "swipe from=0,0 to=100,0 over=0.3\n0.1 swipe from=0,0 to=100,0 over=0.3 via=[5,5;6,6]",
      "doubleTap at=1,1\nlongPress at=1,1 for=1\nflick from=0,0 toward=9,9 speed=500",
      "pinch center=9,9 from=1 to=9 over=0.2\nrotate center=9,9 radius=5 from=0 to=90 over=0.2",
      "monkey seed=3 for=5\nmonkey polite seed=4 for=5",
    ]
  )
  func limit(_ text: String) throws {
    let performed = try perform(text, limit: .max)
    let plain = text.contains("push") ? 1 : 0
    let made = performed.events.count - plain
    #expect(try perform(text, limit: made).events == performed.events)
    let error = #expect(throws: ScriptError.self) { try perform(text, limit: made - 1) }
    #expect(error?.line == text.split(separator: "\n").count)
  }

  @Test("do not count the lines that are events themselves")
  func plainLines() throws {
    let text = String(repeating: "push A\n0.1 touch down id=1\n", count: 50) + "tap at=1,1"
    #expect(try perform(text, limit: 4).events.count == 102)
  }

  @Test(
    "may reach the last moment and not pass it, whatever moves the clock",
    arguments: ["wait 0.000001", "+0.000001 end", "tap at=1,1", "longPress at=1,1 for=1"]
  )
  func lastMoment(line: String) throws {
    let start = "0.0 end\n9223372036854.775806 end\n"
    #expect(try perform(start + "wait 0", limit: 100).events.last?.time == .last)
    let error = #expect(throws: ScriptError.self) { try perform(start + line, limit: 100) }
    #expect(error?.line == 3)
    #expect(error?.message.contains("later than any moment") == true)
  }
}
