import Foundation
import SessionModel
import TapeFile
import TestSupport
import Testing

@testable import TapeCommands

@Suite("A tape that is exported as JSON lines")
struct JSONLinesCommandTests {
  /// What the import makes of the export of a tape.
  private static func roundTrip(_ tape: [UInt8], in run: CommandRun) throws -> [UInt8] {
    try Data(tape).write(to: run.folder.appending(path: "a.tape"))
    let (json, again) = (run.path("a.jsonl"), run.path("b.tape"))
    let export = [run.path("a.tape"), "--format", "jsonl", "--force", "-o", json]
    let exported = try run.run(ExportCommand.self, export)
    try #require(exported.status == .done, "\(exported)")
    let imported = try run.run(ImportCommand.self, [json, "--force", "-o", again])
    try #require(imported.status == .done, "\(imported)")
    return try run.bytes(of: "b.tape")
  }

  @Test("is imported as the same bytes, whatever its events", arguments: 0..<200)
  func random(seed: UInt64) throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    var random = RandomEvents(seed: seed)
    let events = random.events(random.below(300))
    let tape = try TapeWriter.bytes(of: events, names: random.names)
    #expect(try Self.roundTrip(tape, in: run) == tape)
  }

  @Test("is imported as the same bytes, however many blocks it takes")
  func blocks() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    var random = RandomEvents(seed: 1)
    let events = random.events(9000)
    let tape = try TapeWriter.bytes(of: events, names: random.names)
    #expect(try Self.roundTrip(tape, in: run) == tape)
  }

  @Test("is refused with file, line and field where it was spoilt")
  func errors() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("{\"touchtape\":1}\n{\"time\":0,\"type\":\"touch\"}\n", to: "a.jsonl")
    let outcome = try run.run(ImportCommand.self, [run.path("a.jsonl"), "-o", run.path("a.tape")])
    #expect(outcome.status == .badData)
    let message = "a.jsonl:2: field \"phase\": is missing"
    #expect(outcome.error?.message.contains(message) == true, "\(outcome)")
    #expect(run.files == ["a.jsonl"])
  }

  @Test(
    "takes no option that is for recordings",
    arguments: [["--screen", "1x1"], ["--device", "x"], ["--rotation", "90"]]
  )
  func options(words: [String]) throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("{\"touchtape\":1}\n", to: "a.jsonl")
    let outcome = try run.run(
      ImportCommand.self,
      [run.path("a.jsonl"), "-o", run.path("a.tape")] + words
    )
    #expect(outcome.status == .usage)
    #expect(outcome.error?.message.contains(words[0]) == true)
  }

  @Test("is told in JSON, too")
  func summary() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("{\"touchtape\":1}\n{\"time\":0,\"type\":\"end\"}\n", to: "a.jsonl")
    let words = [run.path("a.jsonl"), "--format", "jsonl", "--json", "-o", run.path("a.tape")]
    let outcome = try run.run(ImportCommand.self, words)
    #expect(outcome.output.contains("\"format\": \"jsonl\", \"events\": 1"))
  }
}
