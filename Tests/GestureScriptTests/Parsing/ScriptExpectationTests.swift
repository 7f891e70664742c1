import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("An expectation")
struct ScriptExpectationTests {
  private func expectation(_ line: String) throws -> ScriptExpectation {
    let performed = try Script.parse(Array(line.utf8), file: "test").perform()
    return try #require(performed.expectations.first).expectation
  }

  private func field(_ key: String, _ words: String...) -> ScriptExpectation.Field {
    ScriptExpectation.Field(key, .element(.init(words)))
  }

  private func list(_ key: String, _ elements: [[String]]) -> ScriptExpectation.Field {
    ScriptExpectation.Field(key, .list(elements.map { .init($0) }))
  }

  @Test("of the state keeps keys and values, lists and qualifiers")
  func state() throws {
    let expectation = try expectation(
      "1.25 expect main=[A,\"B c\"] presented=[] menu=closed open=[t1:refused] queued=[push C,pop]"
    )
    let refused = ScriptExpectation.Element(["t1"], qualifier: "refused")
    #expect(
      expectation.subject
        == .state([
          list("main", [["A"], ["B c"]]), list("presented", []), field("menu", "closed"),
          ScriptExpectation.Field("open", .list([refused])),
          list("queued", [["push", "C"], ["pop"]]),
        ])
    )
    #expect(refused.text == "t1:refused")
    #expect(!expectation.isAtEnd)
    #expect(expectation.line == 1)
    #expect(expectation.column == 6)
    #expect(expectation.source.hasPrefix("expect main=[A,"))
  }

  @Test("may be about the end of the log")
  func end() throws {
    let expectation = try expectation("expect end main=[A] open=none")
    #expect(expectation.isAtEnd)
    #expect(expectation.subject == .state([list("main", [["A"]]), field("open", "none")]))
  }

  @Test("is about every part that a line can name")
  func subjects() throws {
    let cases: [(String, ScriptExpectation.Subject)] = [
      (
        "transition back.1 phase=cancelling fraction=0.4",
        .transition("back.1", [field("phase", "cancelling"), field("fraction", "0.4")])
      ),
      ("animator a1 running=true", .animator("a1", [field("running", "true")])),
      ("recognizer G state=began", .recognizer("G", [field("state", "began")])),
      ("picture B x=98.25", .picture("B", [field("x", "98.25")])),
      ("coordinator main percent=0.3", .coordinator("main", [field("percent", "0.3")])),
      ("model main=[A]", .model([list("main", [["A"]])])),
      ("flag busy=true", .flags([field("busy", "true")])),
      ("bars nav=hidden", .bars([field("nav", "hidden")])),
      ("returned [C,D]", .returned(["C", "D"])),
      ("fault popAtRoot", .fault(.popAtRoot)),
      ("digest 0123456789abcdef", .digest(0x0123_4567_89AB_CDEF)),
      ("no other findings", .noOtherFindings),
      (
        "callbacks [willDisappear B,willAppear A]",
        .callbacks([
          .init(.willDisappear, "B"), .init(.willAppear, "A"),
        ])
      ),
      (
        "finding busy-latched at=0.54 of=touch:1",
        .finding(
          .init(
            "busy-latched",
            time: Time(microseconds: 540_000),
            subject: "touch:1",
            isOptional: false
          )
        )
      ),
      (
        "finding pop-at-root optional",
        .finding(.init("pop-at-root", isOptional: true))
      ),
    ]
    for (line, subject) in cases {
      #expect(try expectation("expect " + line).subject == subject, "\(line)")
    }
  }

  @Test("may name its tolerance")
  func tolerance() throws {
    #expect(try expectation("expect picture B x=1 within 0.01").tolerance == 0.01)
    #expect(try expectation("expect picture B x=1").tolerance == nil)
  }

  @Test("of something that is called like a part is about the state")
  func keys() throws {
    #expect(try expectation("expect model=closed").subject == .state([field("model", "closed")]))
    #expect(try expectation("expect end=open").subject == .state([field("end", "open")]))
  }
}
