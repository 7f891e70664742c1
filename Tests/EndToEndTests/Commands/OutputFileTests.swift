import Foundation
import Testing

@Suite("A file that a command writes")
struct OutputFileTests {
  /// Commands that write a file, its path left out; `a.gesture` and `a.tape` are there.
  static let writers: [[String]] = [
    ["record", "a.gesture", "-o"], ["export", "a.tape", "-o"],
    ["import", Repository.file("recordings/inputs/tap.evtest.txt").path, "-o"],
  ]

  let program: Program

  init() throws {
    program = try Program()
    _ = try program.folder.write(Program.shortScript, to: "a.gesture")
    try program.record(Program.shortScript)
  }

  @Test("replaces nothing unless forced", arguments: writers)
  func force(words: [String]) throws {
    _ = try program.folder.write("precious", to: "out")
    let refused = try program.run(words + ["out"])
    #expect(refused.status == 73)
    #expect(refused.remarks.contains("out: exists already"))
    #expect(refused.remarks.contains("--force"))
    #expect(try program.folder.bytes("out") == Array("precious".utf8))

    #expect(try program.run(words + ["out", "--force"]).status == 0)
    #expect(try program.folder.bytes("out") != Array("precious".utf8))
    #expect(program.folder.names == ["a.gesture", "a.tape", "out"])
  }

  @Test(
    "cannot be made without a folder for it, nor in a folder's place",
    arguments: writers
  )
  func noPlace(words: [String]) throws {
    let nowhere = try program.run(words + ["no/such/out"])
    #expect(nowhere.status == 73)
    #expect(nowhere.remarks.contains("no/such/out: cannot create: No such file or directory"))
    let folder = try program.run(words + [program.folder.location, "--force"])
    #expect(folder.status == 73)
    #expect(folder.remarks.contains("is a folder"))
    let unnamed = try program.run(words + [""])
    #expect(unnamed.status == 73)
    #expect(unnamed.remarks.contains("the output's name is empty"))
    #expect(program.folder.names == ["a.gesture", "a.tape"])
  }

  @Test("stays the device it is, and a full one is an input/output error", arguments: writers)
  func fullDevice(words: [String]) throws {
    let outcome = try program.run(words + ["/dev/full", "--force"])
    #expect(outcome.status == 74)
    #expect(outcome.remarks.contains("No space left on device"))
    let device = try FileManager.default.attributesOfItem(atPath: "/dev/full")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
    #expect(!FileManager.default.fileExists(atPath: "/dev/full.partial"))
  }

  @Test("is standard output where its name is -", arguments: writers)
  func standardOutput(words: [String]) throws {
    #expect(try program.run(words + ["out"]).status == 0)
    let piped = try program.run(words + ["-"])
    #expect(piped.status == 0)
    #expect(piped.output == (try program.folder.bytes("out")))
    #expect(program.folder.names == ["a.gesture", "a.tape", "out"])
  }

  @Test("is complete or absent, whenever the program is killed")
  func killed() throws {
    let script = "setup stack main=[A]\n0.1 monkey seed=3 for=300\n"
    _ = try program.folder.write(script, to: "long.gesture")
    #expect(try program.run("record", "long.gesture", "-o", "whole.tape").status == 0)
    let whole = try program.folder.bytes("whole.tape")
    for trial in 0..<12 {
      let process = try program.start(["record", "long.gesture", "-o", "out.tape"])
      // A later moment each time; whichever it is, the law holds.
      usleep(UInt32(trial) * 40_000)
      let signal = [SIGKILL, SIGINT, SIGTERM][trial % 3]
      process.send(signal)
      _ = process.wait()
      let extra = program.folder.names.filter { $0.hasPrefix("out") }
      #expect(extra.count <= 1)
      // Only what cannot be put off leaves a file beside the place.
      let isOrderly = signal != SIGKILL
      #expect(
        extra.allSatisfy { $0 == "out.tape" || !isOrderly && $0.hasSuffix(".partial") },
        "\(extra)"
      )
      if extra == ["out.tape"] { #expect(try program.folder.bytes("out.tape") == whole) }
      for name in extra { try FileManager.default.removeItem(atPath: program.folder.path(name)) }
    }
  }

  @Test("is one of them, whole, where several write it at once")
  func atOnce() throws {
    let whole = try program.folder.bytes("a.tape")
    let write = "touchtape record a.gesture -o out.tape"
    for _ in 0..<5 {
      let outcome = try program.shell(
        "for i in 1 2 3; do { \(write) 2>/dev/null; echo $?; } & done; wait; \(write) --force"
      )
      #expect(outcome.lines.sorted() == ["0", "73", "73"])
      #expect(try program.folder.bytes("out.tape") == whole)
      #expect(program.folder.names == ["a.gesture", "a.tape", "out.tape"])
      try FileManager.default.removeItem(atPath: program.folder.path("out.tape"))
    }
  }
}
