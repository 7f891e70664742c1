import Testing

@Suite("scrub without a terminal")
struct ScrubPrintTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  private func print(_ words: String...) throws -> Outcome {
    try program.run(["scrub", "a.tape", "--print"] + words)
  }

  @Test("prints the first screen, or the one that keys lead to, the same every time")
  func prints() throws {
    let first = try print()
    #expect(first.status == 0)
    #expect(first.remarks.isEmpty)
    #expect(first.text.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(first.text.contains("Detail"))
    #expect(first.text.steeringScalars.isEmpty)
    let there = try print("--keys", "g#12<enter>")
    #expect(there.text.contains("#12 of"))
    #expect(try print("--keys", "g#12<enter>").output == there.output)
    #expect(try print("--at", "#12").output == there.output)
    program.expectSame(there, try print("--keys", "<wait 3s>/touch move<enter>g#12<enter>"))
  }

  @Test("lets time pass where the keys say so, and no other")
  func virtualTime() throws {
    let played = try print("--keys", "<space><wait 600ms><space>")
    #expect(played.text.contains("time        0.600 of"))
  }

  @Test("prints as large as it is told, and in colours if it is told")
  func output() throws {
    let wide = try print("--size", "120x40")
    #expect(wide.text.split(separator: "\n", omittingEmptySubsequences: false).count == 41)
    let ascii = try print("--glyphs", "ascii")
    #expect(ascii.output.allSatisfy { $0 < 0x80 })
    let plain = try print("--at", "#20")
    for depth in ["16", "256", "true"] {
      let colored = try print("--at", "#20", "--colors", depth)
      #expect(colored.text.contains("\u{1B}["))
      // Styled blanks at an end are there without colours, too.
      let bare = colored.text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      let lines = { (text: String) in
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          String(line.reversed().drop { $0 == " " }.reversed())
        }
      }
      if depth == "16" { #expect(lines(bare) == lines(plain.text)) }
    }
  }

  @Test("does not depend on the terminal that it does not have")
  func surroundings() throws {
    var other = program
    other.environment = ["TERM": "dumb", "NO_COLOR": "1", "LANG": "C", "COLUMNS": "40"]
    #expect(try other.run("scrub", "a.tape", "--print").output == (try print()).output)
  }

  @Test(
    "refuses what it cannot do, and says what it expected",
    arguments: [
      (["--print", "--keys", "ab<entr>"], "--keys column 4: there is no key 'entr'"),
      (["--print", "--size", "12"], "--size needs columns and rows"),
      (["--print", "--size", "0x5"], "--size needs columns and rows"),
      (["--print", "--colors", "8"], "--colors is one of none, 16, 256, true, not '8'"),
      (["--print", "--glyphs", "emoji"], "--glyphs is one of"),
      (["--size", "80x24"], "what --print prints"),
      (["--print", "--follow"], "choose one"),
    ]
  )
  func usage(words: [String], message: String) throws {
    let outcome = try program.run(["scrub", "a.tape"] + words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains(message), "\(outcome.remarks)")
  }

  @Test("cuts, copies to files and makes a test, numbered and beside the tape")
  func errands() throws {
    let keys = "g#20<enter>zXHyYE"
    _ = try print("--keys", keys)
    let last = try print("--keys", keys)
    #expect(last.status == 0)
    #expect(last.text.contains("wrote a test of"))
    let cut = try print("--keys", "g#20<enter>zzX<wait 1s>").lines.last ?? ""
    #expect(cut.contains(/cut \d+ events, #\d+ to #\d+, [0-9.]+ to [0-9.]+ s, to a-cut-3.tape/))
    #expect(last.text.contains("a-test-2.gesture"))
    let made = [
      "a-cut-1.tape", "a-cut-2.tape", "a-cut-3.tape", "a-event-1.gesture", "a-event-2.gesture",
      "a-state-1.json",
      "a-state-2.json", "a-test-1.gesture", "a-test-2.gesture", "a.tape",
    ]
    #expect(program.folder.names == made)
    let state = try program.run("state", "a.tape", "--at", "#20", "--json")
    #expect(try program.folder.bytes("a-state-1.json") == state.output)
    #expect(try program.run("verify", "a-test-1.gesture").text == "1 passed, 0 failed\n")
    let info = try program.run("info", "a-cut-1.tape")
    #expect(info.text.contains("cut from    a.tape"))
    let line = String(decoding: try program.folder.bytes("a-event-1.gesture"), as: UTF8.self)
    #expect(try program.run("events", "a.tape", "--from", "#20", "--to", "#20").text == line)
  }

  @Test("says that a file cannot be written, and goes on")
  func refused() throws {
    // Names have at most 255 bytes, that of the unfinished file included.
    let name = String(repeating: "n", count: 234) + ".tape"
    try program.record(Program.shortScript, as: name)
    let outcome = try program.run("scrub", name, "--print", "--size", "400x24", "--keys", "5zX")
    #expect(outcome.status == 0)
    #expect(outcome.lines.last?.contains("nnn-cut-1.tape: cannot create") == true)
    #expect(program.folder.names == ["a.tape", name])
  }
}

extension Program {
  /// Two outcomes that differ in nothing but the notice.
  fileprivate func expectSame(_ left: Outcome, _ right: Outcome) {
    #expect(left.lines.dropLast() == right.lines.dropLast())
  }
}
