import Testing

@Suite("The bench")
struct BenchTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("explains itself")
  func help() throws {
    let outcome = try program.runTool("TapeBench", "--help")
    #expect(outcome.status == 0)
    for option in ["--quick", "--long", "--json", "--no-peers", "FILE"] {
      #expect(outcome.text.contains(option))
    }
  }

  @Test(
    "refuses a command line that it does not understand",
    arguments: [
      (["--quik"], 64, "unknown option '--quik'"),
      (["--quick", "--long"], 64, "exclude each other"),
      (["no-such.tape"], 66, "no-such.tape: cannot be read"),
      (["broken.gesture"], 65, "broken.gesture:1:1"), (["empty.jsonl"], 65, "has no events"),
    ]
  )
  func refusals(words: [String], status: Int32, message: String) throws {
    _ = try program.folder.write("wobble\n", to: "broken.gesture")
    _ = try program.folder.write("{\"touchtape\":1}\n", to: "empty.jsonl")
    let outcome = try program.runTool("TapeBench", words)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains(message), "\(outcome.remarks)")
  }
}
