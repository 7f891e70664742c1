import TestSupport
import Testing

@Suite("A damaged tape")
struct DamageTests {
  let program: Program
  let whole: [UInt8]
  let text: [String]

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
    whole = try program.folder.bytes("a.tape")
    text = try program.run("events", "a.tape").lines
  }

  @Test("cut anywhere is refused, or gives a beginning and says what is lost")
  func cut() throws {
    var generator = SeededGenerator(seed: 11)
    let lengths = [0, 1, 7, 8, 9, whole.count - 1, whole.count - 4]
    let random = (0..<25).map { _ in Int.random(in: 0..<whole.count, using: &generator) }
    for length in lengths + random {
      try check(Array(whole[..<length]), "cut to \(length) bytes")
    }
  }

  @Test("with a flipped bit is refused, or gives a beginning and says what is lost")
  func flipped() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<40 {
      let place = Int.random(in: 0..<whole.count, using: &generator)
      let bit = UInt8.random(in: 0..<8, using: &generator)
      var bytes = whole
      bytes[place] ^= 1 << bit
      try check(bytes, "bit \(bit) of byte \(place) flipped")
    }
  }

  @Test("with something behind its end is read as it was, or refused")
  func extended() throws {
    try check(whole + [0], "a byte more")
    try check(whole + whole, "twice")
    try check(whole + Array(repeating: 0xFF, count: 5000), "noise behind")
  }

  @Test("of one block in the middle of many loses no more than that, and says so")
  func manyBlocks() throws {
    try program.record("setup stack main=[A]\n0.1 monkey seed=2 for=250\n", as: "long.tape")
    var bytes = try program.folder.bytes("long.tape")
    let all = try program.run("events", "long.tape")
    // A block that brings names would leave later events without them.
    bytes[bytes.count * 5 / 8] ^= 0x10
    _ = try program.folder.write(bytes, to: "bad.tape")
    for command in ["info", "events", "state", "changes"] {
      let outcome = try program.run(command, "bad.tape")
      #expect(outcome.status == 0)
      let form = /touchtape: bad\.tape: damaged block at byte \d+: \d+ bytes lost, \d+ events\n/
      #expect(try form.wholeMatch(in: outcome.remarks) != nil, "\(command): \(outcome.remarks)")
    }
    let checked = try program.run("check", "bad.tape")
    #expect(checked.lines.last?.hasSuffix(" in what is left of the tape") == true)
    let left = try program.run("events", "bad.tape").lines.filter { !$0.hasPrefix("# lost: ") }
    let before = zip(left, all.lines).prefix { $0 == $1 }.count
    let after = zip(left.reversed(), all.lines.reversed()).prefix { $0 == $1 }.count
    #expect(before > 0 && after > 0)
    #expect(before + after == left.count, "one gap and nothing else")
    #expect(try program.run("info", "bad.tape").lines.contains("health      damaged"))
  }

  @Test("numbers the events behind a gap alike, whatever the command")
  func numbers() throws {
    try program.record("setup stack main=[A]\n0.1 monkey seed=2 for=250\n", as: "long.tape")
    var bytes = try program.folder.bytes("long.tape")
    bytes[bytes.count * 3 / 8] ^= 0x10
    _ = try program.folder.write(bytes, to: "bad.tape")
    var times: [Int: Double] = [:]
    for line in try program.run("events", "bad.tape", "--numbers").lines {
      guard let match = line.firstMatch(of: /^([0-9.]+) .*  # (\d+)$/) else { continue }
      times[try #require(Int(match.2))] = Double(match.1)
    }
    let last = try #require(times.keys.max())
    let lost = Set(1...last).subtracting(times.keys)
    try #require(!lost.isEmpty && lost.max() != last)
    // Each says when and at which event something is; a finding may stand behind its event.
    for command in ["outline", "check", "explain"] {
      let places = try program.run(command, "bad.tape").lines
        .compactMap { $0.firstMatch(of: /^ *(?:touch.*: )?(\d+\.\d{6}) +#(\d+)/) }
        .map { (time: Double($0.1) ?? -1, event: Int($0.2) ?? -1) }
      #expect(places.contains { $0.event > lost.max() ?? 0 }, "\(command)")
      for place in places {
        // What is due while nothing can be read stands behind the last event that is lost.
        let isReadable = times[place.event] != nil || place.event == lost.max()
        #expect(isReadable, "\(command): #\(place.event)")
        let before = times[place.event] ?? 0
        let after = times[place.event + 1] ?? .infinity
        #expect(before...after ~= place.time, "\(command): #\(place.event) is at \(before)")
      }
    }
  }

  @Test("is described in words, whatever its damage")
  func words() throws {
    let damaged = try program.shell("ls '\(Repository.path("recordings/damaged"))'/*.tape").lines
    #expect(!damaged.isEmpty)
    for path in damaged {
      let outcome = try program.run("info", path)
      let said = outcome.remarks.replacing(path, with: "")
      #expect(said.firstMatch(of: /[a-z][A-Z]/) == nil, "\(said)")
    }
  }

  @Test("that is only unfinished has lost nothing, and says what finishes it")
  func unfinished() throws {
    let info = try program.run("info", "a.tape", "--json").text
    let block = try #require(info.firstMatch(of: /"byte": (\d+), "bytes": (\d+)/))
    let end = try #require(Int(block.1)) + #require(Int(block.2))
    _ = try program.folder.write(Array(whole[..<end]), to: "open.tape")
    let outcome = try program.run("events", "open.tape")
    #expect(outcome.status == 0 && outcome.lines == text)
    #expect(
      outcome.remarks == """
        touchtape: open.tape: not finished, but nothing is lost; touchtape repair makes a finished \
        tape of it

        """
    )
    #expect(try program.run("repair", "open.tape", "-o", "whole.tape").status == 0)
    #expect(try program.run("events", "whole.tape").remarks.isEmpty)
  }

  @Test("of random bytes is refused")
  func noise() throws {
    var generator = SeededGenerator(seed: 13)
    for length in [1, 8, 100, 5000] {
      let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = try program.folder.write(noise, to: "bad.tape")
      #expect(try program.run("events", "bad.tape").status == 65)
      _ = try program.folder.write(Array(whole[..<12]) + noise, to: "bad.tape")
      #expect(try program.run("events", "bad.tape").status == 65)
    }
  }

  private func check(_ bytes: [UInt8], _ damage: String) throws {
    _ = try program.folder.write(bytes, to: "bad.tape")
    let outcome = try program.run("events", "bad.tape")
    let shown = outcome.lines.filter { !$0.hasPrefix("# lost: ") }
    #expect(text.starts(with: shown), "\(damage): wrong events")
    switch outcome.status {
    case 65: #expect(!outcome.remarks.isEmpty, "\(damage): refused without a reason")
    case 0:
      let isWhole = shown == text
      #expect(!isWhole || shown.count == outcome.lines.count, "\(damage): a loss in whole text")
      #expect(isWhole || outcome.remarks.contains("lost"), "\(damage): loss not told")
    default: Issue.record("\(damage): status \(outcome.status): \(outcome.remarks)")
    }
  }
}
