import Testing

@Suite("info")
struct InfoTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("tells format, counts, duration, size and health")
  func figures() throws {
    try program.record(Program.shortScript)
    let outcome = try program.run("info", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.isEmpty)
    let events = try program.run("events", "a.tape").lines.count
    let size = try program.folder.bytes("a.tape").count
    let fields = Dictionary(
      outcome.lines.compactMap { line -> (String, String)? in
        let words = line.split(separator: " ", maxSplits: 1)
        return words.count == 2
          ? (String(words[0]), words[1].trimmingPrefix(while: \.isWhitespace).description) : nil
      },
      uniquingKeysWith: { first, _ in first }
    )
    #expect(fields["format"] == "1, read from 1 on")
    #expect(fields["events"] == "\(events)")
    #expect(fields["size"]?.hasPrefix("\(size) bytes, ") == true)
    #expect(fields["health"] == "intact")
    #expect(fields["blocks"] == "1")
  }

  @Test("shows the policies that the tape sets, and how many it does not")
  func setPolicies() throws {
    try program.record("setup policy gestureOnRoot=accept\n0.1 end\n")
    let outcome = try program.run("info", "a.tape")
    let policies = outcome.lines.filter { $0.hasPrefix("policy ") }
    #expect(policies.count == 1)
    #expect(policies.first?.contains("gestureOnRoot=accept") == true)
    let all = try program.run("info", "a.tape", "--policies").lines
    let others = all.count { $0.hasPrefix("policy ") } - 1
    let rest = outcome.lines.filter { $0.hasPrefix("policies ") }
    #expect(rest.count == 1)
    #expect(rest.first?.contains(" \(others) others ") == true)
    #expect(!all.contains { $0.hasPrefix("policies ") })
    try program.record("0.1 end\n", as: "b.tape")
    let plain = try program.run("info", "b.tape").lines
    #expect(plain.contains { $0.hasPrefix("policies    all \(others + 1) as they are by default") })
    let json = try program.run("info", "b.tape", "--json").text
    #expect(json.contains("\"gestureOnRoot\""))
  }

  @Test("says of a large tape that only header and index were looked at")
  func largeTape() throws {
    try program.record(Program.shortScript)
    var bytes = try program.folder.bytes("a.tape")
    bytes[bytes.count / 2] ^= 1
    let limit = 4 << 20
    for (size, isChecked) in [(limit, true), (limit + 1, false)] {
      let rest = [UInt8](repeating: 0, count: size - bytes.count)
      _ = try program.folder.write(bytes + rest, to: "b.tape")
      let lines = try program.run("info", "b.tape").lines
      let health = try #require(lines.first { $0.hasPrefix("health ") })
      #expect(health.hasSuffix("--verify checks the blocks, too") == !isChecked)
      let json = try program.run("info", "b.tape", "--json").text
      #expect(json.contains("\"checked\": \"\(isChecked ? "blocks" : "index")\""))
    }
    let verified = try program.run("info", "b.tape", "--verify")
    #expect(verified.status == 1)
    #expect(verified.lines.contains { $0.hasPrefix("health      damaged") })
  }

  @Test("shows every policy if asked, and marks those that the tape sets")
  func policies() throws {
    try program.record("setup policy gestureOnRoot=accept\n0.1 end\n")
    let outcome = try program.run("info", "a.tape", "--policies")
    let policies = outcome.lines.filter { $0.hasPrefix("policy ") }
    #expect(policies.count > 5)
    let set = policies.filter { $0.hasSuffix("(set)") }
    #expect(set.count == 1)
    #expect(set.first?.contains("gestureOnRoot=accept") == true)
  }

  @Test("shows the header's own lines: device, writer, metadata")
  func header() throws {
    let lines = "tape device phone vendor=acme\ntape meta build=\"1 2\"\n"
    try program.record(lines + "0.1 end\n")
    let outcome = try program.run("info", "a.tape")
    for line in lines.split(separator: "\n") { #expect(outcome.lines.contains(String(line))) }
  }
}
