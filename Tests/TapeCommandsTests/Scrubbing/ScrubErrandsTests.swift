import Foundation
import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@testable import TapeCommands
@testable import TapeScrubber

@Suite("What the player has done with files")
struct ScrubErrandsTests {
  static let place = Position(event: 40, time: Time(microseconds: 40_000))
  static let errands: [ScrubberErrand] = [
    .cut(5...900), .makeTest(from: 1, to: place), .copyState(.object([])),
    .copyEvent("0.1 end"), .note(TapeNote(.note("look"), at: place)),
  ]

  @Test("is done beside it where that may take long, and at once otherwise", arguments: errands)
  func kinds(errand: ScrubberErrand) throws {
    let folder = try TemporaryFolder()
    let work = try Self.errands(in: folder).begin(errand)
    let isLong = if case .long = work { true } else { false }
    #expect(isLong == errand.mayTakeLong)
    // What may take long has not begun.
    #expect(try folder.names.count == (isLong ? 1 : 2))
    let outcome = work.performed()
    if case .refused(let why) = outcome.answer { Issue.record("\(why)") }
    #expect(try folder.names.count == 2)
  }

  @Test("is not written once nobody wants it any more")
  func stopped() throws {
    let folder = try TemporaryFolder()
    guard case .long(let errand) = try Self.errands(in: folder).begin(.cut(5...900)) else {
      Issue.record("a cut takes long")
      return
    }
    let progress = ErrandProgress()
    progress.stop()
    #expect(
      errand.work(progress)().answer
        == .refused(
          "\(folder.path("a.tape")): the errand was stopped"
        )
    )
    #expect(try folder.names == ["a.tape"])
  }

  @Test("says how far it is")
  func progress() throws {
    let folder = try TemporaryFolder()
    guard case .long(let errand) = try Self.errands(in: folder).begin(.cut(1...1000)) else {
      return
    }
    let progress = ErrandProgress()
    _ = errand.work(progress)
    #expect(progress.percent == 100)
  }

  @Test("is refused where the folder has gone, and says so", arguments: errands)
  func vanished(errand: ScrubberErrand) throws {
    let folder = try TemporaryFolder()
    let errands = try Self.errands(in: folder)
    try FileManager.default.removeItem(atPath: folder.path)
    guard case .refused(let why) = errands.begin(errand).performed().answer else {
      Issue.record("nothing can be written")
      return
    }
    #expect(why.hasSuffix("No such file or directory"))
  }

  @Test(
    "leaves nothing but what was there where the disk is full, and says so",
    arguments: errands.indices,
    [false, true]
  )
  func fullDisk(number: Int, hasNotes: Bool) async throws {
    let folder = try TemporaryFolder()
    _ = try Self.errands(in: folder)
    let notes = "notes version=1 salt=\(try Self.salt(in: folder))\n0.1 #4 mark a\n"
    if hasNotes { try folder.write(notes, to: "a.tape.notes") }
    let before = try folder.names
    let path = folder.path
    await #expect(processExitsWith: .exitCode(0)) {
      [path = path as String, number = number as Int] in
      let errands = try ScrubErrandsTests.errands(at: path + "/a.tape")
      // Whatever is longer than this finds no room.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 64, rlim_max: 64)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let errand = ScrubErrandsTests.errands[number].enlarged
      let answer = errands.begin(errand).performed().answer
      guard case .refused(let why) = answer, why.contains("File too large") else { exit(1) }
      exit(0)
    }
    #expect(try folder.names == before)
    if hasNotes { #expect(try folder.read("a.tape.notes") == notes) }
  }

  @Test(
    "is refused where another tape has taken the place of the one that was opened, whatever is in it",
    arguments: errands,
    [0, 1, 2000]
  )
  func replaced(errand: ScrubberErrand, count: Int) throws {
    let folder = try TemporaryFolder()
    _ = try Self.errands(in: folder)
    let path = folder.path("a.tape")
    let tape = try TapeReader(path: path)
    let errands = ScrubErrands(path: path, destination: .file) { () throws(TapeError) in
      try ScrubErrands.reopened(tape, at: path)
    }
    // The same one, whole.
    if case .refused(let why) = errands.begin(errand).performed().answer { Issue.record("\(why)") }
    let files = try folder.names
    let others = (0..<Int64(count)).map { TimedEvent(Time(microseconds: $0 * 500), .note("other")) }
    try folder.write(try TapeWriter.bytes(of: others, names: NameTable()), to: "a.tape")
    // What was copied before is the player's own.
    guard errand.needsTape else { return }
    guard case .refused(let why) = errands.begin(errand).performed().answer else {
      Issue.record("it is another tape")
      return
    }
    #expect(why.contains("another tape"))
    #expect(try folder.names == files)
  }

  @Test("goes through links, and makes what they lead to")
  func links() throws {
    let folder = try TemporaryFolder()
    let errands = try Self.errands(in: folder)
    try folder.write("", to: "elsewhere/x")
    let target = folder.path("elsewhere/notes")
    let link = folder.path("a.tape.notes")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let note = TapeNote(.mark("here"), at: Self.place)
    for count in 1...2 {
      #expect(errands.begin(.note(note)).performed().answer == .noted(note))
      let lines = try folder.read("elsewhere/notes").split(separator: "\n")
      #expect(lines.count == 1 + count)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    }
  }

  /// A tape of a thousand events, and what does errands for its player.
  static func errands(in folder: TemporaryFolder) throws -> ScrubErrands {
    var names = NameTable()
    let mark = names.intern("m")
    let events = (1...1000).map { TimedEvent(Time(microseconds: $0 * 1000), .mark(mark)) }
    try folder.write(try TapeWriter.bytes(of: events, names: names), to: "a.tape")
    return try errands(at: folder.path("a.tape"))
  }

  static func errands(at path: String) throws -> ScrubErrands {
    let tape = try TapeReader(path: path)
    return ScrubErrands(path: path, destination: .file) { tape }
  }

  private static func salt(in folder: TemporaryFolder) throws -> String {
    StateTree.hexadecimal(try TapeReader(path: folder.path("a.tape")).header.salt)
  }
}

extension ScrubberErrand {
  /// Whether the tape is read for it.
  fileprivate var needsTape: Bool {
    switch self {
    case .cut, .makeTest, .note: true
    case .copyState, .copyEvent: false
    }
  }

  /// The same with more to write.
  fileprivate var enlarged: ScrubberErrand {
    let text = String(repeating: "x", count: 100)
    return switch self {
    case .copyEvent: .copyEvent(text)
    case .copyState: .copyState(.string(text))
    case .note(let note): .note(TapeNote(.note(text), at: note.position))
    case .cut, .makeTest: self
    }
  }
}

extension TemporaryFolder {
  /// The names of what is in it.
  fileprivate var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
