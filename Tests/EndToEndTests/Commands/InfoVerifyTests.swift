import Testing

@Suite("info --verify")
struct InfoVerifyTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record("setup stack main=[A]\n0.1 monkey seed=2 for=250\n")
  }

  private func damage(_ change: (inout [UInt8]) -> Void) throws {
    var bytes = try program.folder.bytes("a.tape")
    change(&bytes)
    _ = try program.folder.write(bytes, to: "bad.tape")
  }

  @Test("finds nothing wrong with a tape that is whole")
  func sound() throws {
    let outcome = try program.run("info", "a.tape", "--verify")
    #expect(outcome.status == 0)
    #expect(outcome.lines.last?.hasSuffix(": nothing wrong") == true)
    #expect(!outcome.lines.contains { $0.hasPrefix("fault ") })
  }

  @Test("prints each fault with cause, place, bytes and events, and says no")
  func faults() throws {
    try damage { $0[$0.count / 2] ^= 0x10 }
    let outcome = try program.run("info", "bad.tape", "--verify")
    #expect(outcome.status == 1)
    let form =
      /fault       damagedBlock at byte \d+, \d+ bytes, \d+ events: does not match its checksum/
    #expect(outcome.lines.contains { (try? form.wholeMatch(in: $0)) != nil })
    #expect(outcome.lines.last?.hasSuffix(": 1 fault") == true)
    #expect(try program.run("info", "bad.tape").status == 0)
  }

  @Test("finds what follows the tape, and what is missing at its end")
  func ends() throws {
    try damage { $0 += [1, 2, 3] }
    let trailing = try program.run("info", "bad.tape", "--verify")
    #expect(trailing.status == 1)
    #expect(trailing.text.contains("3 bytes, 0 events: follows the tape's end"))
    try damage { $0.removeLast(4) }
    let cut = try program.run("info", "bad.tape", "--verify")
    #expect(cut.status == 1)
    #expect(cut.text.contains("fault       "))
  }

  @Test("prints a value a line where that is asked for")
  func values() throws {
    try damage { $0[$0.count / 2] ^= 0x10 }
    let outcome = try program.run("info", "bad.tape", "--verify", "--json")
    #expect(outcome.status == 1)
    let kinds = outcome.lines.compactMap { line in
      (try? /\{"kind": "(\w+)", .*\}/.wholeMatch(in: line)).map { String($0.output.1) }
    }
    #expect(kinds.count == outcome.lines.count)
    #expect(kinds.first == "tape")
    #expect(kinds.filter { $0 == "block" }.count > 1)
    #expect(kinds.filter { $0 == "loss" }.count == 1)
    #expect(kinds.filter { $0 == "fault" }.count == 1)
  }
}

@Suite("--policy")
struct PolicyTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record("setup stack main=[A]\n0.1 monkey seed=2 for=250\n")
    var bytes = try program.folder.bytes("a.tape")
    bytes[bytes.count / 2] ^= 0x10
    _ = try program.folder.write(bytes, to: "bad.tape")
  }

  private static let commands = ["info", "events", "state", "changes", "outline", "filmstrip"]

  @Test("strict refuses what the others read, whatever the command", arguments: commands)
  func strict(command: String) throws {
    let refused = try program.run(command, "bad.tape", "--policy", "strict")
    #expect(refused.status == 65)
    #expect(refused.remarks.contains("does not match its checksum"))
    for policy in ["tail", "prefix", "salvage"] {
      let read = try program.run(command, "bad.tape", "--policy", policy)
      #expect(read.status == 0)
      #expect(read.remarks.contains("damaged block at byte "))
      #expect(!read.output.isEmpty)
    }
  }

  @Test("that does not exist is told from those that do")
  func unknown() throws {
    let outcome = try program.run("events", "a.tape", "--policy", "hope")
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains("there are strict, tail, prefix, salvage"))
  }

  @Test("prefix has no gap, tail says in the text where one is")
  func gaps() throws {
    let all = try program.run("events", "a.tape").lines
    let prefix = try program.run("events", "bad.tape", "--policy", "prefix").lines
    #expect(prefix.last?.hasPrefix("# lost: ") == true)
    #expect(all.starts(with: prefix.dropLast()))
    let form = /# lost: \d+ events, \d+ bytes at byte \d+: damagedBlock/
    for command in [["events", "bad.tape"], ["export", "bad.tape", "-o", "-"]] {
      let lines = try program.run(command).lines
      let comments = lines.indices.filter { (try? form.wholeMatch(in: lines[$0])) != nil }
      let place = try #require(comments.first)
      #expect(comments.count == 1)
      #expect(place > 0 && place < lines.count - 1)
      #expect(all.starts(with: lines[..<place]))
    }
  }
}
