import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  static let blocks = (try? Repository.text("README.md")).map(CodeBlock.blocks) ?? []

  @Test("shows what its commands print")
  func commands() throws {
    var program = try Program()
    // The commands run where the repository's files are in sight, and write elsewhere.
    program.startFolder = program.folder.location
    for name in ["recordings", "README.md"] {
      try FileManager.default.createSymbolicLink(
        at: program.folder.url.appendingPathComponent(name),
        withDestinationURL: Repository.file(name)
      )
    }
    let sessions = ReadmeTests.blocks.filter { $0.language == "console" }
      .map { ConsoleSession($0.lines) }
    #expect(!sessions.isEmpty)
    for step in sessions.flatMap(\.steps) {
      let outcome = try program.shell("{ \(step.command)\n} 2>&1")
      let printed = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.replacing(/\s+$/, with: "")) }
      let lines = printed.dropLast(printed.reversed().prefix { $0.isEmpty }.count)
      #expect(
        ConsoleSession.matches(lines, step.output[...]),
        "$ \(step.command)\n\(outcome.text)"
      )
    }
  }

  @Test("names tools that exist, and nothing else, as what to type first")
  func tools() throws {
    let lines = ReadmeTests.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
    #expect(lines.contains { $0.hasPrefix("tools/demo") })
    #expect(lines.contains { $0.hasPrefix("tools/test") })
    for line in lines {
      let tool = String(line.prefix { $0 != " " })
      #expect(FileManager.default.isExecutableFile(atPath: Repository.file(tool).path))
    }
  }

  @Test("names every command of the program")
  func everyCommand() throws {
    let text = try Repository.text("README.md")
    #expect(!Program.commands.isEmpty)
    for command in Program.commands { #expect(text.contains("`\(command)`"), "\(command)") }
  }

  @Test("has a library example that compiles, links and runs")
  func example() throws {
    let examples = ReadmeTests.blocks.filter { $0.language == "swift" }
    try #require(examples.count == 1)
    let program = try Program()
    let run = try LibraryExample.run(examples[0], in: program)
    #expect(run.status == 0, "\(run.remarks)")
    #expect(run.lines.last == "1", "one push was counted")
    #expect(try program.run("events", "session.tape").text.contains("push Detail"))
  }
}
