import Testing

@testable import TapeCommands

@Suite("A tape that a command makes")
struct TapeOutputTests {
  @Test("is summed up with its events and bytes, standard output by name")
  func summary() throws {
    let tape = try TapeOutput("-", force: false)
    #expect(
      tape.remark(events: 20, bytes: 62) == "standard output: 20 events, 62 bytes, 3.10 an event"
    )
    #expect(tape.remark(events: 0, bytes: 62) == "standard output: 0 events, 62 bytes")
  }
}
