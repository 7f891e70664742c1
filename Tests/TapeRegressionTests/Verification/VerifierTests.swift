import GestureScript
import TapeRegression
import TestSupport
import Testing

@Suite("A verifier")
struct VerifierTests {
  private let folder = try? TemporaryFolder()

  private func stage() throws -> TemporaryFolder {
    try #require(folder)
  }

  private func approve(_ path: String) throws {
    for approval in try Approver().review([path]) { try approval.write() }
  }

  @Test("passes what was approved")
  func approved() throws {
    let folder = try stage()
    try folder.write(ScriptTape(ScriptTape.story).bytes, to: "b/story.tape")
    try folder.write(ScriptTape("monkey seed=3 for=5").bytes, to: "a/monkey.tape")
    try approve(folder.path)
    let results = try Verifier().verify([folder.path])
    #expect(results.map(\.path) == [folder.path("a/monkey.tape"), folder.path("b/story.tape")])
    #expect(results.flatMap(\.failures) == [])
  }

  @Test("says how to make an outline that is missing")
  func missing() throws {
    let folder = try stage()
    try folder.write(ScriptTape("push A").bytes, to: "x.tape")
    let path = folder.path("x.tape")
    let failures = try Verifier().verify([path]).flatMap(\.failures)
    #expect(
      failures == ["there is no \(folder.path("x.outline")); `touchtape approve \(path)` makes one"]
    )
  }

  @Test("shows the lines that differ")
  func differs() throws {
    let folder = try stage()
    try folder.write(ScriptTape("setup stack main=[A]\n0.1 push B\n0.2 end").bytes, to: "x.tape")
    try approve(folder.path)
    let outline = try folder.read("x.outline")
    try folder.write(outline.replacing("[A] -> [A,B]", with: "[A] -> [A,C]"), to: "x.outline")
    let failures = try Verifier().verify([folder.path]).flatMap(\.failures)
    #expect(failures.first == "the replay differs from \(folder.path("x.outline")):")
    let accepts = "`touchtape approve \(folder.path("x.tape"))` accepts it"
    #expect(failures.last == "if this is what it should do, \(accepts)")
    #expect(failures.contains("-    0.100000  #2       main [A] -> [A,C]"))
    #expect(failures.contains("+    0.100000  #2       main [A] -> [A,B]"))
  }

  @Test("fails a damaged tape wherever a byte is wrong, and wherever it is cut off")
  func damaged() throws {
    let folder = try stage()
    let bytes = try ScriptTape("setup stack main=[A]\n0.1 push B").bytes
    try folder.write(bytes, to: "x.tape")
    try approve(folder.path)
    for place in bytes.indices {
      var wrong = bytes
      wrong[place] ^= 0x10
      try folder.write(wrong, to: "x.tape")
      #expect(try Verifier(jobs: 1).verify([folder.path]).allSatisfy { !$0.passed }, "\(place)")
      try folder.write(Array(bytes[..<place]), to: "x.tape")
      #expect(try Verifier(jobs: 1).verify([folder.path]).allSatisfy { !$0.passed }, "\(place)")
    }
  }

  @Test(
    "does not believe the digests and keyframes of a tape",
    arguments: [
      (ForgedTape.Lie.nothing, ""), (.closingDigest, "after event 40 the digest is "),
      (.keyframe, "the keyframe of block 2 (events 21 to 40, byte "),
    ]
  )
  func forged(lie: ForgedTape.Lie, complaint: String) throws {
    let folder = try stage()
    let script = (1...39).map { "\($0) flag f\($0)=true" }.joined(separator: "\n")
    let performed = try ScriptTape("setup stack main=[A]\n" + script).performed
    try folder.write(ForgedTape(performed.events, performed.names, lie).bytes, to: "x.tape")
    try approve(folder.path)
    let failures = try Verifier().verify([folder.path]).flatMap(\.failures)
    #expect(failures.isEmpty == complaint.isEmpty)
    #expect(failures.first?.hasPrefix(complaint) ?? true)
  }

  @Test("judges scripts by what they expect")
  func scripts() throws {
    let folder = try stage()
    try folder.write("setup stack main=[A]\nexpect end main=[A]\n", to: "good.gesture")
    try folder.write("setup stack main=[A]\nexpect main=[B]\n", to: "bad.gesture")
    try folder.write("push A\n  expact main=[B]\n", to: "broken.gesture")
    let results = try Verifier().verify([folder.path])
    #expect(
      results.map(\.path)
        == ["bad.gesture", "broken.gesture", "good.gesture"].map { folder.path($0) }
    )
    #expect(
      results[0].failures
        == ["\(folder.path("bad.gesture")):2: expect main=[B]", "  main is [A], expected [B]"]
    )
    #expect(results[1].failures.first?.hasPrefix("\(folder.path("broken.gesture")):2:3: ") == true)
    #expect(results[2].passed)
  }

  @Test("leaves out hidden files, damaged folders, and everything else")
  func leftOut() throws {
    let folder = try stage()
    for name in ["a.gesture", "deep/er/b.gesture", "damagedgoods/c.gesture"] {
      try folder.write("push A\n", to: name)
    }
    for name in [".hidden.gesture", ".git/x.gesture", "damaged/y.tape", "z.txt", "q.outline"] {
      try folder.write("nonsense", to: name)
    }
    let results = try Verifier().verify([folder.path, folder.path("a.gesture"), folder.path])
    #expect(
      results.map(\.path)
        == ["a.gesture", "damagedgoods/c.gesture", "deep/er/b.gesture"].map { folder.path($0) }
    )
    #expect(results.flatMap(\.failures) == [])
  }

  @Test("gives the same results however many files it judges at a time", arguments: [2, 3, 16, 99])
  func jobs(jobs: Int) throws {
    let folder = try stage()
    for number in 0..<20 {
      try folder.write(
        "monkey seed=\(number) for=1\nexpect end main=[A\(number)]\n",
        to: "\(number).gesture"
      )
    }
    let alone = try Verifier(jobs: 1).verify([folder.path])
    #expect(alone.count == 20)
    #expect(try Verifier(jobs: jobs).verify([folder.path]) == alone)
  }

  @Test("says what is missing, or that there is nothing to verify")
  func nothing() throws {
    let folder = try stage()
    #expect(throws: RegressionError(.noSuchPath, "nowhere: there is no such file or folder")) {
      try Verifier().verify(["nowhere"])
    }
    let message = "\(folder.path): the folder has no file whose name ends in .tape or .gesture"
    #expect(throws: RegressionError(.nothingToDo, message)) { try Verifier().verify([folder.path]) }
    try folder.write("", to: "x.outline")
    let path = folder.path("x.outline")
    #expect(
      throws: RegressionError(.nothingToDo, "\(path): its name does not end in .tape or .gesture")
    ) {
      try Verifier().verify([path])
    }
  }
}
