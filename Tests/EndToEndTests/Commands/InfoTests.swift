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

  @Test("shows every policy and marks those that the tape sets")
  func policies() throws {
    try program.record("setup policy gestureOnRoot=accept\n0.1 end\n")
    let outcome = try program.run("info", "a.tape")
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
