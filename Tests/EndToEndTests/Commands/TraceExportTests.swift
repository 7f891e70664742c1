import Foundation
import Testing

@Suite("export --format perfetto")
struct TraceExportTests {
  /// An entry of a trace.
  private struct Entry: Decodable {
    var ph: String
    var ts: Int64
    var pid: Int
    var tid: Int
    var name: String?
    var cat: String?
  }

  private struct Trace: Decodable {
    var displayTimeUnit: String
    var traceEvents: [Entry]
  }

  private struct Row: Hashable {
    var pid: Int
    var tid: Int
  }

  /// Scripts with everything in them, and hands that do anything.
  static let scripts: [String] =
    [Program.shortScript]
    + (1...24).map { seed in
      """
      setup stack main=[A,B,C]
      setup recognizer back edgePan on=main preset=backSwipe
      setup recognizer tap tap
      0.2 monkey seed=\(seed) for=6
      settle
      +0.2 end

      """
    }

  let program: Program

  init() throws { program = try Program() }

  private func trace(_ path: String = "a.tape") throws -> [Entry] {
    let outcome = try program.run("export", path, "--format", "perfetto", "-o", "-")
    try #require(outcome.status == 0, "\(outcome.remarks)")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(outcome.output))
    #expect(trace.displayTimeUnit == "ms")
    return trace.traceEvents
  }

  @Test("shows a short story as it was looked at once")
  func golden() throws {
    try program.record(
      """
      setup stack main=[Home,Detail]
      setup recognizer back pan on=main preset=backSwipe
      0.5 tap at=200,400
      1.0 swipe from=40,400 to=330,410 over=0.05
      settle
      mark "a \\"quoted\\" place"
      +0.1 push Sheet animated 0.2 by=user
      +0.05 push Other animated 0.2
      settle
      +0.1 end

      """
    )
    let text = try program.run("export", "a.tape", "--format", "perfetto", "-o", "-").text
    try Golden.expect(text, "trace.json")
  }

  @Test("nests its slices, ends each, and never goes back in a row", arguments: scripts)
  func nesting(script: String) throws {
    try program.record(script)
    var depth: [Row: Int] = [:]
    var clock: [Row: Int64] = [:]
    var named: Set<Row> = []
    for entry in try trace() {
      let row = Row(pid: entry.pid, tid: entry.tid)
      if entry.ph == "M" {
        named.insert(row)
      } else if entry.ph != "C" {
        #expect(named.contains(row))
      }
      guard entry.ph == "B" || entry.ph == "E" else { continue }
      #expect(entry.ts >= clock[row, default: 0])
      clock[row] = entry.ts
      depth[row, default: 0] += entry.ph == "B" ? 1 : -1
      #expect(depth[row, default: 0] >= 0)
      #expect((entry.ph == "B") == (entry.name != nil))
    }
    #expect(depth.values.allSatisfy { $0 == 0 })
  }

  @Test("has a slice for each finger, and an instant for each call and finding", arguments: scripts)
  func counts(script: String) throws {
    try program.record(script)
    let entries = try trace()
    func count(_ phase: String, _ category: String) -> Int {
      entries.count { $0.ph == phase && $0.cat == category }
    }
    let lines = try program.run("events", "a.tape").lines
    #expect(count("B", "touch") == lines.count { $0.contains(" touch down ") })
    let calls = try program.run("events", "a.tape", "--only", "call").lines.count
    let shown = entries.count { entry in
      entry.cat == "call"
        && entry.name.map { $0.hasPrefix("waits: ") || $0.hasPrefix("dropped: ") } != true
    }
    #expect(shown == calls)
    #expect(count("i", "finding") == (try program.run("check", "a.tape", "--json").lines.count))
    let decided = try program.run("outline", "a.tape").lines.count { $0.contains(" decides: ") }
    let phases = entries.count {
      ["finishing", "cancelling"].contains($0.name) && $0.cat == "phase"
    }
    #expect(phases <= decided)
  }

  @Test("keeps names that would break its JSON apart")
  func hostileNames() throws {
    try program.record(
      "0.1 push \"a\\\"b\\\\c\\n\\u{1B}[31m\\u{7}é→\"\n0.2 mark \"]}\"\n0.3 end\n"
    )
    let names = try trace().compactMap(\.name)
    #expect(names.contains("]}"))
    #expect(names.contains { $0.hasPrefix("a\"b\\c\n") && $0.hasSuffix("é→") })
    let bytes = try program.run("export", "a.tape", "--format", "perfetto", "-o", "-").output
    #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test("is the same in a file, and leaves nothing else behind")
  func file() throws {
    try program.record(Program.shortScript)
    let piped = try program.run("export", "a.tape", "--format", "perfetto", "-o", "-").output
    #expect(try program.run("export", "a.tape", "--format", "perfetto", "-o", "t.json").status == 0)
    #expect(try program.folder.bytes("t.json") == piped)
    #expect(program.folder.names == ["a.tape", "t.json"])
    let again = try program.run("export", "a.tape", "--format", "perfetto", "-o", "t.json")
    #expect(again.status == 73)
    #expect(program.folder.names == ["a.tape", "t.json"])
    let device = try program.run("export", "a.tape", "--format", "perfetto", "-o", "/dev/full")
    #expect(device.status == 74)
    #expect(device.remarks.contains("/dev/full"))
    let pipe = "touchtape export a.tape --format perfetto -o /dev/stderr 2>&1 | cmp - t.json"
    #expect(try program.shell(pipe).status == 0)
    let nowhere = try program.run("export", "a.tape", "--format", "perfetto", "-o", "no/t.json")
    #expect(nowhere.status == 73)
  }
}
