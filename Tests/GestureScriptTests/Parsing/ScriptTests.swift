import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A script")
struct ScriptTests {
  private func perform(_ text: String) throws -> PerformedScript {
    try Script.parse(Array(text.utf8), file: "test").perform()
  }

  private func printed(_ text: String) throws -> [String] {
    let performed = try perform(text)
    let printer = EventPrinter(names: performed.names)
    return performed.events.map(printer.line)
  }

  @Test("may have a byte order mark, Windows line ends, tabs and comments")
  func tolerance() throws {
    let lines = try printed(
      "\u{FEFF}# title\r\n\r\n\t0.5\tpush Detail#1 # why\r\n# note\n  0.6 pop\n"
    )
    #expect(lines == ["0.500 push Detail#1 unanimated", "0.600 pop unanimated"])
  }

  @Test("takes a hash for a comment only after a blank or at a line's start")
  func comments() throws {
    #expect(
      try printed("push A#b #c\n#push B\npush \"a #b\"") == [
        "0.000 push A#b unanimated", "0.000 push \"a #b\" unanimated",
      ]
    )
  }

  @Test("takes options in any order")
  func order() throws {
    let canonical = try printed("touch down id=1 x=4 y=5 ts=0.1 force=2 window=w2 type=pencil")
    #expect(
      try printed("touch down type=pencil window=w2 force=2 ts=0.1 y=5 x=4 id=1") == canonical
    )
    #expect(
      try printed("transition t1 begin pop by=G interactive to=A from=B") == [
        "0.000 transition t1 begin pop from=B to=A interactive by=G"
      ]
    )
  }

  @Test("may have a hundred thousand options in a line, whatever their order")
  func manyOptions() throws {
    let count = 100_000
    let facts = String(repeating: " a=b", count: count)
    #expect(try perform("tape meta\(facts)").description.meta.count == count)
    let others = String(repeating: " simultaneous=A", count: count / 2)
    let performed = try perform("setup recognizer back pan requireFailure=B\(others)")
    guard case .setup(.recognizer(let declaration)) = performed.events.first?.event else {
      Issue.record("no recognizer")
      return
    }
    #expect(declaration.simultaneous.count == count / 2)
  }

  @Test("declares recognizers with every option")
  func recognizers() throws {
    let line = """
      0.000 setup recognizer back edgePan preset=edgePan edge=left on=main drives=push:N card=C \
      begin="abs(vy) > abs(vx)" finish="fraction > 0.5 or velocity > 1000" onCancel=rule duration=0.3 \
      curve=linear completionCurve=easeOut style=parallax extent=200 simultaneous=[A,B] \
      requireFailure=C
      """
    #expect(try printed(line) == [line])
    let repeated = line.replacing("simultaneous=[A,B]", with: "simultaneous=A simultaneous=[B]")
    #expect(try printed(repeated) == [line])
  }

  @Test("has starting states with windows, lists, values and bars")
  func setups() throws {
    let lines = [
      "0.000 setup window w2 size 844x390 dir=rtl scale=2 rate=60",
      "0.000 setup window w2 stack main=[A,B] presented=[] tabs=[one,two] selected=one bars nav=shown",
      "0.000 setup stack card=collapsed menu=closed",
    ]
    #expect(try printed(lines.joined(separator: "\n")) == lines)
    #expect(try printed("setup card=collapsed menu=closed") == [lines[2]])
    #expect(try printed("setup window w2 rate=60") == ["0.000 setup window w2 size rate=60"])
  }

  @Test("keeps the names of expectations out of the tape's")
  func names() throws {
    let performed = try perform("expect main=[Ghost]\npush A\nexpect transition ghost.1 phase=x")
    #expect(Array(performed.names.additions) == ["A"])
  }

  @Test("of random bytes never crashes the parser")
  func noise() {
    let words = [
      "push", " ", "\n", "\"", "[", "]", "(", "=", ",", "0.1", "+", "#", "\\", "setup", "stack",
      "touch",
      "down", "id=1", "expect", "end", "swipe", "from=", "1,2", "by=", "touch:", "\u{FF}", "é",
      "\r\n",
      "recognizer", "finish=", "tape", "wall=", "meta", "cubic(", ")", "via=[", ";", "x", "within",
    ]
    for seed in 0..<4000 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      let bytes: [UInt8] =
        seed % 2 == 0
        ? (0..<world.below(60)).flatMap { _ in Array(world.pick(words).utf8) }
        : (0..<world.below(60)).map { _ in UInt8(world.below(256)) }
      _ = try? Script.parse(bytes, file: "noise").perform()
    }
  }

  @Test("with a few bytes changed is refused or performed, never worse")
  func mutations() {
    for seed in 0..<2000 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      let event = TimedEvent(world.time(), world.event(kind: world.below(RandomEvents.kinds)))
      var bytes = Array(EventPrinter(names: world.names).line(event).utf8)
      for _ in 0..<(1 + world.below(3)) {
        bytes[world.below(bytes.count)] = UInt8(world.below(256))
      }
      _ = try? Script.parse(bytes, file: "mutation").perform()
    }
  }
}
