import Foundation
import Testing

@testable import TapeCommands

@Suite("touchtape check")
struct CheckCommandTests {
  /// Pushes the screen that is on top: a warning.
  private static let warning = "setup stack main=[A]\n1 push A\n2 end\n"
  /// Pushes into a running push: an error.
  private static let error =
    "setup stack main=[A]\n1 push B animated 0.3\n1.1 push C animated 0.3\n2 end\n"

  private func check(_ scripts: [String], _ words: String...) throws -> CommandRun.Outcome {
    let run = try CommandRun()
    defer { run.cleanUp() }
    var paths: [String] = []
    for (index, script) in scripts.enumerated() {
      try run.write(script, to: "\(index).gesture")
      paths.append(run.path("\(index).gesture"))
    }
    return try run.run(CheckCommand.self, paths + words)
  }

  @Test("prints a line a finding and a sum, and says no")
  func error() throws {
    let outcome = try check([Self.error])
    #expect(outcome.status == .no)
    #expect(
      outcome.output == """
        1.100000  #3  error nested-transition: push C while push.1 runs until 1.3
        1 error

        """
    )
  }

  @Test("names the tape where there are several, and takes the worst")
  func several() throws {
    let outcome = try check([Self.warning, Self.error, "1 end"])
    #expect(outcome.status == .no)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    for (line, name) in zip(lines, ["0", "0", "1", "1", "2"]) {
      #expect(line.contains("\(name).gesture: "))
    }
    #expect(lines[4].hasSuffix(": nothing found"))
  }

  @Test(
    "says no from the severity on that --fail-on names",
    arguments: zip(
      ["error", "warning", "info", "never"],
      [[true, true, false], [true, false, false], [true, false, false], [true, true, true]]
    )
  )
  func limit(word: String, passes: [Bool]) throws {
    for (script, passes) in zip(["1 end", Self.warning, Self.error], passes) {
      let outcome = try check([script], "--fail-on", word)
      #expect(outcome.status == (passes ? .done : .no), "\(script)")
    }
  }

  @Test("prints JSON, a value a finding and nothing else")
  func json() throws {
    let outcome = try check([Self.warning, Self.error], "--json")
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 2)
    let value = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
    #expect(value?["rule"] as? String == "nested-transition")
    #expect(value?["severity"] as? String == "error")
    #expect(value?["time"] as? Double == 1.1)
    #expect(value?["event"] as? Int == 3)
    #expect(value?["ids"] as? [String] == ["push.1"])
    #expect((value?["file"] as? String)?.hasSuffix("/1.gesture") == true)
  }

  @Test("draws the line where --threshold says")
  func threshold() throws {
    let script = "setup stack main=[A]\n1 push B\n1.1 pop\n1.4 push B\n2 end\n"
    #expect(try check([script], "--fail-on", "warning").status == .no)
    let words = ["--fail-on=warning", "--threshold", "doubleTapWindow=0.3"]
    #expect(try check([script], words[0], words[1], words[2]).status == .done)
  }

  @Test(
    "refuses what is no threshold and no value of one",
    arguments: ["", "=", "frame", "frame=", "frame=x", "frame=-1", "frame=nan", "Frame=1", "a=1"]
  )
  func badThreshold(word: String) throws {
    let outcome = try check(["1 end"], "--threshold", word)
    #expect(outcome.status == .usage)
    #expect(outcome.error?.message.hasPrefix("--threshold \(word): ") == true)
  }

  @Test("explains a rule, or all, without a tape")
  func explain() throws {
    let one = try check([], "--explain", "double-pop")
    #expect(one.status == .done)
    #expect(one.output.hasPrefix("double-pop (error)\n  No two pops go back to the same finger"))
    #expect(one.output.contains("\n  Usually: "))
    let all = try check([], "--explain", "all")
    #expect(all.output.split(separator: "\n").count { !$0.hasPrefix(" ") } == 58)
    #expect(all.output.split(separator: "\n").allSatisfy { $0.count <= 92 })
    #expect(try check([], "--explain", "dubble-pop").status == .usage)
  }
}
