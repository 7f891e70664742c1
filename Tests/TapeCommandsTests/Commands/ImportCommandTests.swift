import Foundation
import SessionModel
import TapeFile
import Testing

@testable import TapeCommands

@Suite("The command import")
struct ImportCommandTests {
  private static let tap = """
    N: Panel\u{1B}[31m
    P: 02 00 00 00 00 00 00 00
    A: 35 0 1000 0 0
    A: 36 0 2000 0 0
    E: 7.000001 0003 0039 0001
    E: 7.000001 0003 0035 0500
    E: 7.000001 0003 0036 1000
    E: 7.000001 0000 0000 0000
    E: 7.050001 0003 0039 -001
    E: 7.050001 0000 0000 0000
    """

  /// A run in a folder with the tap in it, cleaned up afterwards.
  private static func inFolder(_ body: (CommandRun) throws -> Void) throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write(tap, to: "tap.evemu")
    try body(run)
  }

  private static func run(
    _ folder: CommandRun,
    _ input: String = "tap.evemu",
    _ more: [String] = []
  ) throws -> CommandRun.Outcome {
    try folder.run(
      ImportCommand.self,
      [folder.path(input), "-o", folder.path("out.tape")] + more
    )
  }

  @Test("writes a tape and says what was read, escaped")
  func writes() throws {
    try Self.inFolder { folder in
      let outcome = try Self.run(folder)
      #expect(outcome.status == .done)
      #expect(outcome.output.isEmpty)
      #expect(outcome.remarks.contains("1 contact, at most 1 at once; 2 frames, 6 kernel events"))
      #expect(outcome.remarks.contains("Panel\\u{1b}[31m"))
      let tape = try TapeReader(bytes: try folder.bytes(of: "out.tape"), policy: .strict)
      let down = Touch(.down, id: 1, position: Point(x: 195, y: 422), kind: .direct)
      #expect(try tape.events(ofBlock: 0)[1] == TimedEvent(.zero, .touch(down)))
      #expect(tape.eventCount == 4)
      #expect(folder.files == ["out.tape", "tap.evemu"])
    }
  }

  @Test("writes the same bytes each time")
  func sameBytes() throws {
    try Self.inFolder { folder in
      _ = try Self.run(folder)
      let first = try folder.bytes(of: "out.tape")
      #expect(try Self.run(folder, "tap.evemu", ["--force"]).status == .done)
      #expect(try folder.bytes(of: "out.tape") == first)
    }
  }

  @Test("gives one JSON value and no remark when asked")
  func json() throws {
    try Self.inFolder { folder in
      let outcome = try Self.run(folder, "tap.evemu", ["--json"])
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let fields = try #require(value as? [String: Any])
      #expect(outcome.remarks.isEmpty)
      #expect(outcome.output.filter { $0 == "\n" }.count == 1)
      #expect(fields["contacts"] as? Int == 1)
      #expect(fields["format"] as? String == "evemu")
      #expect(fields["duration"] as? Double == 0.05)
      #expect(fields["events"] as? Int == 4)
      #expect((fields["notices"] as? [Any])?.isEmpty == true)
    }
  }

  @Test("maps to the setup's window unless --screen says otherwise")
  func setup() throws {
    try Self.inFolder { folder in
      try folder.write("setup size 100x200\nsetup stack main=[A,B]\n", to: "phone.gesture")
      let words = ["--force", "--setup", folder.path("phone.gesture")]
      for (more, x) in [([], 50.0), (["--screen", "10x20"], 5), (["--rotation", "180"], 50)] {
        #expect(try Self.run(folder, "tap.evemu", words + more).status == .done)
        let tape = try TapeReader(bytes: try folder.bytes(of: "out.tape"))
        guard case .touch(let touch) = try tape.events(ofBlock: 0)[2].event else {
          Issue.record("the third event is no touch")
          return
        }
        #expect(touch.position?.x == x)
      }
    }
  }

  @Test("replaces nothing without --force")
  func exists() throws {
    try Self.inFolder { folder in
      try folder.write("mine", to: "out.tape")
      let outcome = try Self.run(folder)
      #expect(outcome.status == .cannotCreate)
      #expect(outcome.error?.message.contains("out.tape") == true)
      #expect(outcome.error?.hint == "--force replaces it")
      #expect(try folder.bytes(of: "out.tape") == Array("mine".utf8))
    }
  }

  @Test(
    "says what makes a tape of a file that is no recording",
    arguments: [
      ("a.tape", "this is a tape already"),
      ("a.gesture", "a script becomes a tape by touchtape record"),
      ("a.txt", "--format says which it is"),
    ]
  )
  func otherWays(name: String, hint: String) throws {
    try Self.inFolder { folder in
      try folder.write("no recording\n", to: name)
      let outcome = try Self.run(folder, name, [])
      #expect(outcome.status == .badData)
      #expect(outcome.error?.hint?.hasPrefix(hint) == true)
      let told = try Self.run(folder, name, ["--format", "evemu"])
      #expect(told.error?.hint == nil)
    }
  }

  @Test("names file and line of what it refuses, and leaves nothing behind")
  func refuses() throws {
    try Self.inFolder { folder in
      try folder.write("no recording\n", to: "bad")
      try folder.write(Self.tap + "\nE: x\n", to: "damaged.evemu")
      try folder.write("setup size 1x1\ntap at=1,2\n", to: "bad.gesture")
      let cases: [(String, [String], TapeCommands.ExitStatus, String)] = [
        ("bad", [], .badData, "/bad: the format is not known"),
        ("missing", [], .noInput, "/missing: cannot open"),
        ("damaged.evemu", ["--strict"], .badData, "damaged.evemu:11: "),
        ("tap.evemu", ["--setup", folder.path("bad.gesture")], .badData, "bad.gesture:2:1: "),
        ("tap.evemu", ["--setup", folder.path("none.gesture")], .noInput, "none.gesture: "),
        ("tap.evemu", ["--describe", folder.path("bad")], .badData, "/bad: the format is not"),
        ("tap.evemu", ["--device", "/dev/input/event9"], .badData, "no device /dev/input/event9"),
      ]
      for (input, more, status, message) in cases {
        let outcome = try Self.run(folder, input, more)
        #expect(outcome.status == status)
        #expect(outcome.error?.message.contains(message) == true, "\(outcome.error?.message ?? "")")
        #expect(!folder.files.contains { $0.hasPrefix("out.tape") })
      }
    }
  }

  @Test(
    "refuses a value that an option cannot have",
    arguments: [
      ["--screen", "390"], ["--screen", "0x844"], ["--screen", "390x-1"], ["--screen", "nanx1"],
      ["--screen", "infx1"], ["--screen", "1x2x3"], ["--screen", "1000001x1"],
      ["--rotation", "45"], ["--rotation", "x"], ["--axes", "ABS_X"], ["--axes", "2,2"],
      ["--axes", "2,64"], ["--axes", "2,ABS_NOTHING"], ["--format", "pcap"],
    ]
  )
  func usage(words: [String]) throws {
    try Self.inFolder { folder in
      let outcome = try Self.run(folder, "tap.evemu", words)
      #expect(outcome.status == .usage)
      #expect(outcome.error?.message.contains(words[0]) == true)
    }
  }

  @Test(
    "takes every value that an option can have",
    arguments: [
      ["--screen", "0.5x1000000"], ["--rotation", "270"], ["--format", "evemu"],
    ]
  )
  func values(words: [String]) throws {
    try Self.inFolder { folder in
      let outcome = try Self.run(folder, "tap.evemu", words)
      #expect(outcome.status == .done)
    }
  }

  @Test("reads a device that has its place on other axes", arguments: ["ABS_Z,ABS_RX", "2,3"])
  func axes(pair: String) throws {
    try Self.inFolder { folder in
      let text = """
        A: 02 0 100 0 0
        A: 03 0 100 0 0
        E: 0.000001 0003 0002 0050
        E: 0.000001 0003 0003 0100
        E: 0.000001 0001 014a 0001
        E: 0.000001 0000 0000 0000
        """
      try folder.write(text, to: "odd.evemu")
      let refused = try Self.run(folder, "odd.evemu")
      #expect(refused.status == .badData)
      #expect(refused.error?.message.contains("name two of them") == true)
      #expect(try Self.run(folder, "odd.evemu", ["--axes", pair]).status == .done)
      let tape = try TapeReader(bytes: try folder.bytes(of: "out.tape"))
      let down = Touch(.down, id: 1, position: Point(x: 195, y: 844), kind: .direct)
      #expect(try tape.events(ofBlock: 0)[1].event == .touch(down))
    }
  }

  @Test("needs a file and an output")
  func missing() throws {
    try Self.inFolder { folder in
      #expect(try folder.run(ImportCommand.self, ["-o", "x"]).error?.message == "missing FILE")
      let outcome = try folder.run(ImportCommand.self, ["x"])
      #expect(outcome.status == .usage)
      #expect(outcome.error?.message == "missing -o OUT.tape")
    }
  }
}
