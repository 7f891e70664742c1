import Testing

@Suite("--policy NAME=VALUE")
struct PolicyChangeTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(
      """
      setup stack main=[A]
      0.1 push B animated 0.3
      0.2 push C animated 0.3
      0.3 transition t1 begin pop from=B to=A interactive by=edgePan
      1.5 transition t1 complete finished=true
      2 end

      """
    )
  }

  @Test("shows the state that other policies would have led to")
  func state() throws {
    let queued = try program.run("state", "a.tape")
    #expect(queued.lines.contains { $0.contains("main") && $0.contains("[A,B,C]") })
    let dropped = try program.run("state", "a.tape", "--policy", "callDuringTransition=drop")
    #expect(dropped.lines.contains { $0.contains("main") && $0.contains("[A,B]") })
  }

  @Test("shows what other policies would have changed between two places")
  func changes() throws {
    let words = ["changes", "a.tape", "--from", "0.15"]
    let queued = try program.run(words)
    #expect(queued.lines.contains { $0.contains("stacks[main]") && $0.contains("C") })
    let dropped = try program.run(words + ["--policy", "callDuringTransition=drop"])
    #expect(dropped.status == 0)
    #expect(!dropped.lines.contains { $0.contains("stacks[main]") && $0.contains("C") })
  }

  @Test("draws what other policies would have led to, as text and as SVG")
  func filmstrip() throws {
    for format in [[], ["--format", "svg"]] {
      let words = ["filmstrip", "a.tape", "--from", "1.9"] + format
      #expect(try program.run(words).text.contains("C"))
      let dropped = try program.run(words + ["--policy", "callDuringTransition=drop"])
      #expect(dropped.status == 0)
      #expect(dropped.text.contains("B"))
      #expect(dropped.lines.contains { $0.contains("\u{2502}C ") || $0.contains(">C<") } == false)
    }
  }

  @Test("plays what other policies would have led to, and says by which")
  func scrub() throws {
    let words = ["scrub", "a.tape", "--at", "end", "--print"]
    #expect(try program.run(words).lines.contains { $0.contains("main A > B > C") })
    let change = "callDuringTransition=drop"
    let dropped = try program.run(words + ["--policy", change])
    #expect(dropped.status == 0)
    #expect(!dropped.text.contains("main A > B > C"))
    #expect(dropped.text.contains("main A > B"))
    #expect(dropped.lines[0].hasSuffix("  decided anew"))
    #expect(dropped.lines.last == "decided anew: \(change)")
    let test = try program.run(words + ["--policy", change, "--keys", "E"])
    #expect(test.lines.last?.contains(change) == true)
    let beside = try program.run(words + ["--policy", change, "--with", "a.tape"])
    #expect(beside.text.contains("nothing differs here"))
    let followed = try program.run("scrub", "a.tape", "--follow", "--policy", change)
    #expect(followed.status == 64)
    #expect(followed.remarks.contains("--follow"))
  }

  @Test("tells the story that other policies would have made, and names them")
  func outline() throws {
    let outcome = try program.run("outline", "a.tape", "--policy=callDuringTransition=drop")
    #expect(outcome.lines.contains("setup policy callDuringTransition=drop"))
    #expect(outcome.lines.contains { $0.hasSuffix("push C is dropped") })
  }

  @Test("checks what other policies would have led to")
  func check() throws {
    let refused = try program.run("check", "a.tape", "--fail-on", "never")
    let accepted = try program.run(
      "check",
      "a.tape",
      "--fail-on",
      "never",
      "--policy",
      "gestureOverlap=accept"
    )
    #expect(refused.status == 0)
    #expect(accepted.status == 0)
    #expect(accepted.remarks.isEmpty)
  }

  @Test("leaves the tape and the word about damage alone, and may be said several times")
  func several() throws {
    let bytes = try program.folder.bytes("a.tape")
    let outcome = try program.run(
      "state",
      "a.tape",
      "--policy",
      "strict",
      "--policy",
      "callDuringTransition=drop",
      "--policy",
      "restLimit=0.2"
    )
    #expect(outcome.status == 0)
    #expect(try program.folder.bytes("a.tape") == bytes)
  }

  @Test(
    "that says nothing is refused with what it could say",
    arguments: [
      ("callDuringTransition=maybe", "callDuringTransition is queue or drop, not 'maybe'"),
      ("calDuringTransition=drop", "did you mean callDuringTransition?"),
      ("restLimit=-1", "restLimit is a finite number from 0, not '-1'"),
      ("restLimit=", "restLimit is a finite number from 0, not ''"),
      ("=1", "there is no policy ''"),
    ]
  )
  func wrong(text: String, reason: String) throws {
    for command in ["state", "outline", "check"] {
      let outcome = try program.run(command, "a.tape", "--policy", text)
      #expect(outcome.status == 64)
      #expect(outcome.remarks.contains(reason), "\(outcome.remarks)")
    }
    #expect(try program.run("events", "a.tape", "--policy", text).status == 64)
  }
}
