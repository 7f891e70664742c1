import Foundation
import TestSupport
import Testing

@Suite("A session, whatever it is,")
struct RoundTripTests {
  /// Scripts to try: those of the repository and monkeys by seed.
  static let scripts = Repository.scripts + (1...12).map { "monkey \($0)" }

  let program: Program

  init() throws { program = try Program() }

  @Test("prints as text that records as the same bytes", arguments: scripts)
  func sameBytes(script: String) throws {
    try record(script)
    let exported = try program.run("export", "a.tape", "-o", "-")
    #expect(exported.status == 0)
    #expect(exported.output == (try program.run("events", "a.tape").output))
    let again = try program.run(["record", "-", "-o", "-"], input: exported.output)
    #expect(again.output == (try program.folder.bytes("a.tape")))
  }

  @Test("has one state at a position, whichever way it is reached", arguments: scripts)
  func sameStates(script: String) throws {
    try record(script)
    let end = try program.run("state", "--all", "a.tape")
    #expect(end.status == 0)
    #expect(try program.run("state", "--all", "a.tape", "--at", "end").output == end.output)
    let count = try #require(Int(end.lines[0].dropFirst("event = ".count)))
    #expect(try program.run("state", "--all", "a.tape", "--at", "#\(count)").output == end.output)

    // The first half alone ends where the whole tape is half way.
    let half = count / 2
    let first = try program.run("events", "a.tape", "--to", "#\(half)")
    let part = try program.run(["record", "-", "-o", "half.tape"], input: first.output)
    try #require(part.status == 0, "\(part.remarks)")
    let midway = try program.run("state", "--all", "a.tape", "--at", "#\(half)")
    #expect(
      try program.run("state", "--all", "half.tape", "--at", "#\(half)").output == midway.output
    )
  }

  /// Records a script of the repository, or a monkey.
  private func record(_ script: String) throws {
    if let seed = script.split(separator: " ").last.flatMap({ UInt64($0) }) {
      try program.record(RoundTripTests.monkey(seed: seed))
    } else {
      let path = Repository.file(script).path
      let outcome = try program.run("record", path, "-o", "a.tape")
      try #require(outcome.status == 0, "\(outcome.remarks)")
    }
  }

  /// A short random session; surroundings and policies vary with the seed.
  private static func monkey(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let direction = ["ltr", "rtl"].randomElement(using: &generator) ?? "ltr"
    let rate = [60, 120, 240].randomElement(using: &generator) ?? 120
    let call = ["queue", "drop"].randomElement(using: &generator) ?? "queue"
    let manner = ["", " polite"].randomElement(using: &generator) ?? ""
    return """
      setup size 390x844 dir=\(direction) rate=\(rate)
      setup seed=\(seed)
      setup policy callDuringTransition=\(call)
      setup stack main=[Home,List,Detail] tabs=[one,two] selected=one menu=closed card=collapsed
      setup recognizer back pan on=main preset=backSwipe
      setup recognizer drag pan preset=card card=card extent=200
      0.100 monkey\(manner) seed=\(seed) for=12
      settle
      +0.1 end

      """
  }
}
