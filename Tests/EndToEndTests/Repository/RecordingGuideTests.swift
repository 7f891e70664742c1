import Testing

@Suite("The guide to recording an app")
struct RecordingGuideTests {
  @Test("has an example that compiles and runs, and whose fault is found")
  func example() throws {
    let page = "Sources/TapeRecorder/TapeRecorder.docc/RecordingAnApp.md"
    let blocks = CodeBlock.blocks(of: try Repository.text(page))
    let example = try #require(blocks.first { $0.language == "swift" })
    let program = try Program()
    #expect(try LibraryExample.run(example, in: program).status == 0)
    let session = ConsoleSession(try #require(blocks.first { $0.language == "console" }).lines)
    for step in session.steps {
      let lines = try program.shell(step.command).lines
      #expect(ConsoleSession.matches(lines[...], step.output[...]), "\(lines)")
    }
  }
}
