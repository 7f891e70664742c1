import Foundation
import Testing

@Suite("record")
struct RecordTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("writes a tape and says how large it is")
  func happy() throws {
    let script = try program.folder.write(Program.shortScript, to: "a.gesture")
    let outcome = try program.run("record", script, "-o", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    let form = /a\.tape: \d+ events, \d+ bytes, \d+\.\d\d an event\n/
    #expect(try form.wholeMatch(in: outcome.remarks) != nil, "\(outcome.remarks)")
    #expect(program.folder.names == ["a.gesture", "a.tape"])
  }

  @Test("writes equal bytes each time, from a file or from standard input, to a file or a pipe")
  func equalBytes() throws {
    let script = try program.folder.write(Program.shortScript, to: "a.gesture")
    #expect(try program.run("record", script, "-o", "a.tape").status == 0)
    let bytes = try program.folder.bytes("a.tape")
    try program.record(Program.shortScript, as: "b.tape")
    #expect(try program.folder.bytes("b.tape") == bytes)
    let piped = try program.run("record", script, "-o", "-")
    #expect(piped.status == 0)
    #expect(piped.output == bytes)
  }

  @Test("keeps only the end when told to, as a tape whose states are those of the whole one")
  func keeps() throws {
    let script =
      "setup stack main=[A,B]\nsetup recognizer back pan on=main preset=backSwipe\n"
      + (0..<40).map { "\($0 + 1) swipe from=40,400 to=330,410 over=0.5\n" }.joined()
    _ = try program.folder.write(script, to: "a.gesture")
    #expect(try program.run("record", "a.gesture", "-o", "whole.tape").status == 0)
    let whole = try program.run("events", "whole.tape").lines
    for amount in ["5s", "0.1min", "70kB", "1h", "5kB", "-1s", "s"] {
      let outcome = try program.run("record", "a.gesture", "-o", "end.tape", "--keep", amount)
      guard ["5s", "0.1min", "70kB"].contains(amount) else {
        #expect(outcome.status == 64, "\(amount): \(outcome.remarks)")
        continue
      }
      #expect(outcome.status == 0)
      let kept = try program.run("events", "end.tape").lines.filter { !$0.hasPrefix("#") }
      #expect(Array(whole.suffix(kept.count)) == kept)
      #expect((kept.count < whole.count) == (amount != "70kB"))
      for position in ["40.5", "end"] {
        let states = try ["whole.tape", "end.tape"].map { name in
          let state = try program.run("state", name, "--at", position)
          return state.text.replacing(/after event \d+/, with: "")
        }
        #expect(states[0] == states[1])
      }
      #expect(
        try program.run("record", "a.gesture", "-o", "-", "--keep", amount).output
          == program.folder.bytes("end.tape")
      )
      try FileManager.default.removeItem(atPath: program.folder.path("end.tape"))
    }
  }

  @Test(
    "tells file, line and column of what it does not understand, and writes nothing",
    arguments: [
      ("0.1 psh A\n", "bad.gesture:1:5: "),
      ("setup stack main=[A]\n\n0.1 push\n", "bad.gesture:3:"),
      ("0.1 push A animated fast\n", "bad.gesture:1:21: "),
      ("0.1 touch down id=one x=1 y=2\n", "bad.gesture:1:"),
      ("0.1 note \"never closed\n", "bad.gesture:1:"),
      ("mark a\n0.1 swipe from=1,2 over=0.1\n", "bad.gesture:2:"),
      ("0.1234567 end\n", "bad.gesture:1:1: "),
    ]
  )
  func errors(script: String, place: String) throws {
    let path = try program.folder.write(script, to: "bad.gesture")
    let outcome = try program.run("record", path, "-o", "a.tape")
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains(place), "\(outcome.remarks)")
    let hints = ["; expected ", "; did you mean "]
    #expect(hints.contains(where: outcome.remarks.contains), "\(outcome.remarks)")
    #expect(program.folder.names == ["bad.gesture"])
  }

  @Test("shows the line that it does not understand and points at the place")
  func excerpt() throws {
    let outcome = try program.run("record", "-", "-o", "a.tape", input: "\n  0.1 psh A\n")
    #expect(outcome.remarks.contains("standard input:2:7: "))
    #expect(outcome.remarks.hasSuffix("0.1 psh A\n        ^\n"), "\(outcome.remarks)")
  }

  @Test("refuses bytes that are no text")
  func noText() throws {
    let outcome = try program.run(
      ["record", "-", "-o", "a.tape"],
      input: [0x66, 0xFF, 0xFE, 0x0A]
    )
    #expect(outcome.status == 65)
    #expect(outcome.remarks.contains("standard input:1:"))
    #expect(program.folder.names.isEmpty)
  }

  @Test("takes every form that its help shows")
  func notation() throws {
    let script = """
      setup size 390x844 dir=ltr scale=3 rate=120
      setup stack main=[Home,List] bars nav=shown
      setup card=collapsed
      setup recognizer back pan on=main preset=backSwipe
      setup recognizer edge edgePan on=main preset=edgePan
      setup recognizer drag pan preset=card card=card extent=200
      setup recognizer toggle tap drives=card:card
      setup policy callDuringTransition=drop
      0.500 tap at=10,10
      +0.4 doubleTap at=10,20
      +0.4 longPress at=10,20 for=0.6
      +0.4 swipe from=10,20 to=30,400 over=0.3 via=[30,40;50,60] hold=0.1 curve=easeInOut jitter=1 cancel
      +0.4 flick from=10,300 toward=300,300 speed=900
      +0.4 pinch center=100,100 from=40 to=140 over=0.3 angle=30
      +0.4 rotate center=100,100 radius=40 from=0 to=90 over=0.3
      +0.4 monkey polite seed=3 for=1
      settle
      push A animated 0.3 on=main by=user
      wait 1
      popTo A
      popToRoot
      setStack [A,B]
      present S
      dismiss S
      expect main=[A,B] open=none queued=[] card=expanded
      +1 end
      expect end main=[A,B]

      """
    let outcome = try program.run("record", "-", "-o", "a.tape", input: script)
    #expect(outcome.status == 0, "\(outcome.remarks)")
  }

  @Test(
    "remarks a stack that a line acts on and none sets up",
    arguments: [
      ("setup recognizer back pan on=mian preset=backSwipe", "mian; did you mean main?"),
      ("0.1 pop on=mian", "mian; did you mean main?"),
      (
        "0.1 transition t begin pop from=B to=A interactive on=nav",
        "nav; setup stack nav=[…] would"
      ),
    ]
  )
  func unknownStacks(line: String, remark: String) throws {
    let known = "setup stack main=[A,B]\n\(line)\n"
    let outcome = try program.run("record", "-", "-o", "a.tape", input: known)
    #expect(outcome.status == 0)
    let expected = "touchtape: standard input: nothing sets up the stack \(remark)\n"
    #expect(outcome.remarks.hasPrefix(expected), "\(outcome.remarks)")
    for stack in ["observe nav=[A]\n0.2 observe mian=[A]", "model nav=[A]\n0.2 model mian=[A]"] {
      let reported = known + "0.2 \(stack)\n"
      let outcome = try program.run("record", "-", "-o", "-", input: reported)
      #expect(!outcome.remarks.contains("nothing sets up"), "\(outcome.remarks)")
    }
  }

  @Test(
    "remarks a line that lies before the line above, and records it as it stands",
    arguments: [
      // A settle that takes longer than was thought, and lines by themselves.
      (
        "0.2 push C animated 0.35\nsettle\npush D\n0.3 push E",
        "event 4 at 0.300000 s lies before the one above it at 0.550000 s;"
      ),
      (
        "0.5 push C\n0.3 pop\n0.4 pop\n0.2 pop",
        "event 3 at 0.300000 s lies before the one above it at 0.500000 s, and 1 other like it;"
      ),
      (
        "0.5 pop\n0.2 pop\n0.1 pop\n0.0 pop",
        "event 3 at 0.200000 s lies before the one above it at 0.500000 s, and 2 others like it;"
      ),
    ]
  )
  func backwardTimes(lines: String, remark: String) throws {
    let script = "setup stack main=[A,B]\n\(lines)\n"
    let outcome = try program.run("record", "-", "-o", "a.tape", input: script)
    #expect(outcome.status == 0)
    #expect(outcome.remarks.contains("touchtape: standard input: \(remark)"), "\(outcome.remarks)")
    // The same lines, each after the one above.
    let onwards = script.replacing(/\n0\./, with: "\n+0.")
    let quiet = try program.run("record", "-", "-o", "b.tape", input: onwards)
    #expect(quiet.status == 0 && !quiet.remarks.contains("lies before"), "\(quiet.remarks)")
  }

  @Test("remarks nothing where no stack is set up, and none of the stored scripts")
  func knownStacks() throws {
    let outcome = try program.run("record", "-", "-o", "a.tape", input: "0.1 pop on=main\n")
    #expect(outcome.remarks.split(separator: "\n").count == 1)
    let gestures = Repository.path("recordings/gestures")
    let all = try program.shell(
      """
      for script in '\(gestures)'/*.gesture; do
        touchtape record "$script" -o - 2>&1 >/dev/null || echo "$script failed"
      done
      """
    )
    #expect(!all.text.contains("failed"), "\(all.text)")
    #expect(all.text.contains(" events, "))
    #expect(!all.text.contains("nothing sets up"), "\(all.text)")
  }

  @Test("says of a tape that it is recorded already")
  func tape() throws {
    try program.record(Program.shortScript)
    let outcome = try program.run("record", "a.tape", "-o", "b.tape")
    #expect(outcome.status == 65)
    #expect(outcome.remarks.contains("touchtape export"))
  }

  @Test("keeps no expectation on the tape: those are for verify")
  func expectations() throws {
    try program.record("setup stack main=[A]\n0.1 push B\nexpect main=[Z]\n0.2 end\n")
    let events = try program.run("events", "a.tape")
    #expect(!events.text.contains("expect"))
    #expect(events.text.contains("0.100 push B"))
  }
}
