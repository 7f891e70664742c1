import Testing

@Suite("filmstrip")
struct FilmstripTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("draws the phone at intervals")
  func golden() throws {
    let strip = try program.run(
      ["filmstrip", "a.tape", "--from", "0.5", "--to", "0.9", "--every", "0.1"]
    )
    #expect(strip.status == 0)
    #expect(strip.remarks.isEmpty)
    try Golden.expect(strip.text, "filmstrip.txt")
  }

  @Test("fills no more columns than it is given", arguments: [40, 80, 100, 200])
  func width(columns: Int) throws {
    let strip = try program.run("filmstrip", "a.tape", "--width", "\(columns)")
    #expect(strip.status == 0)
    #expect(strip.lines.allSatisfy { $0.count <= columns })
    #expect(strip.text.contains("Detail"))
  }

  @Test("stands in for the player where there is no terminal, and says so")
  func noTerminal() throws {
    let scrub = try program.run("scrub", "a.tape")
    #expect(scrub.status == 0)
    #expect(scrub.output == (try program.run("filmstrip", "a.tape").output))
    #expect(scrub.remarks.contains("scrub needs a terminal"))
  }

  @Test(
    "refuses intervals and widths that mean nothing",
    arguments: [
      ["--every", "0"], ["--every", "-1"], ["--every", "nan"], ["--every", "ms"],
      ["--every", "0.5ms"], ["--width", "1.5"], ["--width", "2001"],
      ["--width", "0"], ["--width", "x"],
    ]
  )
  func usage(words: [String]) throws {
    let outcome = try program.run(["filmstrip", "a.tape"] + words)
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains("\(words[0]) needs a "))
    let bounds = words[0] == "--every" ? "from 0.001 to 86400 s" : "from 1 to 2000"
    #expect(outcome.remarks.contains(bounds))
  }

  @Test("says so where nothing is drawn because the tape is over")
  func behindTheEnd() throws {
    let outcome = try program.run("filmstrip", "a.tape", "--from", "99")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.contains("a.tape: 99 lies "), "\(outcome.remarks)")
    #expect(try program.run("filmstrip", "a.tape", "--from", "end").remarks.isEmpty)
  }

  @Test("takes an interval with a unit, too", arguments: ["0.2", "0.2s", "200ms"])
  func units(interval: String) throws {
    let standard = try program.run("filmstrip", "a.tape", "--every", "0.20")
    #expect(try program.run("filmstrip", "a.tape", "--every", interval).output == standard.output)
  }

  @Test("has no colour where it is not on a terminal")
  func plain() throws {
    #expect(try program.run("filmstrip", "a.tape").text.steeringScalars.isEmpty)
  }
}
