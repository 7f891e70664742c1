import Foundation
import Testing

@Suite("import")
struct ImportTests {
  static let recordings = ["evemu", "txt", "yml"].flatMap {
    Repository.files(below: "recordings/inputs", $0)
  }

  let program: Program

  init() throws { program = try Program() }

  @Test("makes a tape of every stored recording, the same bytes each time", arguments: recordings)
  func inputs(path: String) throws {
    let file = Repository.file(path).path
    let outcome = try program.run("import", file, "-o", "a.tape")
    #expect(outcome.status == 0, "\(outcome.remarks)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("a.tape: "))
    let piped = try program.shell("touchtape import - -o - < '\(file)' 2>/dev/null")
    #expect(piped.output == (try program.folder.bytes("a.tape")))
    #expect(try program.run("events", "a.tape").text.contains("touch down"))
  }

  @Test("makes tapes that print as text that records as the same bytes", arguments: recordings)
  func roundTrip(path: String) throws {
    let setup = Repository.file("recordings/gestures/phone.gesture").path
    let file = Repository.file(path).path
    let imported = try program.run("import", file, "--setup", setup, "-o", "a.tape")
    #expect(imported.status == 0, "\(imported.remarks)")
    let exported = try program.run("export", "a.tape", "-o", "-")
    let again = try program.run(["record", "-", "-o", "-"], input: exported.output)
    #expect(again.output == (try program.folder.bytes("a.tape")))
  }

  @Test("lets real fingers drive the recognizers of a setup")
  func setup() throws {
    let setup = Repository.file("recordings/gestures/phone.gesture").path
    let file = Repository.file("recordings/inputs/back-swipe.evemu").path
    #expect(try program.run("import", file, "--setup", setup, "-o", "a.tape").status == 0)
    let state = try program.run("state", "a.tape")
    #expect(state.lines.contains("main [Home,List]"))
  }

  @Test("sums up in JSON")
  func json() throws {
    let file = Repository.file("recordings/inputs/two-fingers.evemu").path
    let outcome = try program.run("import", file, "-o", "a.tape", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output))
    let summary = try #require(value as? [String: Any])
    #expect(summary["format"] as? String == "evemu")
    #expect(summary["contactsAtOnce"] as? Int == 2)
    for key in ["tape", "device", "contacts", "duration", "events", "bytes", "notices"] {
      #expect(summary[key] != nil, "\(key)")
    }
  }

  @Test(
    "refuses what is no recording, and writes nothing",
    arguments: ["", "hello\n", "\u{0}\u{1}"]
  )
  func noRecording(content: String) throws {
    let outcome = try program.run("import", "-", "-o", "a.tape", input: content)
    #expect(outcome.status == 65)
    #expect(outcome.remarks.contains("standard input"), "\(outcome.remarks)")
    #expect(outcome.remarks.steeringScalars.isEmpty)
    #expect(program.folder.names.isEmpty)
  }

  @Test("misses its files with status 66", arguments: ["file", "setup", "describe"])
  func missing(which: String) throws {
    let file = Repository.file("recordings/inputs/back-swipe.evemu").path
    let words = which == "file" ? ["none"] : [file, "--\(which)", "none"]
    let outcome = try program.run(["import", "-o", "a.tape"] + words)
    #expect(outcome.status == 66)
    #expect(outcome.remarks.contains("none: cannot open"))
    #expect(program.folder.names.isEmpty)
  }

  @Test(
    "refuses option values that mean nothing",
    arguments: [
      ("--format", "tune"), ("--screen", "390"), ("--screen", "0x844"), ("--rotation", "45"),
      ("--axes", "1"),
    ]
  )
  func usage(option: String, value: String) throws {
    let outcome = try program.run("import", "x", "-o", "a.tape", option, value)
    #expect(outcome.status == 64)
    let reasons = ["\(option) needs", "\(option): there is no"]
    #expect(reasons.contains { outcome.remarks.contains("import: \($0)") }, "\(outcome.remarks)")
    #expect(outcome.remarks.contains("'\(value)'"))
  }
}
