import Testing

@testable import TapeRegression

@Suite("An expectation")
struct ExpectationCheckerTests {
  @Test("that holds is silent", arguments: ExpectationExample.all)
  func holds(example: ExpectationExample) throws {
    let checked = try CheckedScript(example.script + "\n" + example.holding)
    #expect(checked.differences == [])
    #expect(checked.report.checkedCount == 1)
  }

  @Test("that does not hold says what is there instead", arguments: ExpectationExample.all)
  func fails(example: ExpectationExample) throws {
    let checked = try CheckedScript(example.script + "\n" + example.failing)
    #expect(checked.differences == example.differences)
    let failure = try #require(checked.report.failures.first)
    #expect(failure.line == example.script.split(separator: "\n").count + 1)
    #expect(example.failing.hasSuffix(failure.source))
  }

  @Test("about findings is judged by the whole log, wherever it stands")
  func findings() throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A]
      expect finding touch-unterminated of=touch:1
      expect finding double-pop optional
      expect no other findings
      0.1 touch down id=1 x=100 y=100
      """
    )
    #expect(checked.differences == [])
    #expect(checked.report.checkedCount == 3)
  }

  @Test("about findings that does not hold says what the checker found")
  func otherFindings() throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A]
      expect finding touch-unterminated at=0.2
      expect finding double-pop
      expect finding nonsense
      expect no other findings
      0.1 touch down id=1 x=100 y=100
      """
    )
    let found =
      "0.100000 #2 error touch-unterminated: "
      + "touch 1 is down since 0.1 and was never lifted or cancelled"
    #expect(
      checked.differences == [
        "the checker finds it elsewhere:", found, "the checker does not find it",
        "there is no rule nonsense; `touchtape check --explain all` lists them", found,
      ]
    )
  }

  @Test("sees all deadlines up to and including its time, and none after")
  func deadlines() throws {
    let script = """
      setup stack main=[A,B]
      1.0 pop animated 0.3
      1.299999 expect main=[A,B]
      1.300000 expect main=[A]
      """
    #expect(try CheckedScript(script).differences == [])
    let early = script.replacing("1.299999", with: "1.300000")
    #expect(try CheckedScript(early).differences == ["main is [A], expected [A,B]"])
  }

  @Test("sees the lines above it, not those below it at the same time")
  func order() throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A]
      expect model main=[A]
      push B
      expect model main=[A,B]
      expect main=[A]
      +0.000001 expect main=[A,B]
      """
    )
    #expect(checked.differences == ["main is [A,B], expected [A]"])
  }

  @Test("lets no deadline fire for an event that claims an earlier time")
  func timeGoesBack() throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A]
      1.0 push B
      0.5 flag busy=true
      expect main=[A]
      expect fault timeWentBack
      1.0 expect main=[A,B]
      """
    )
    #expect(checked.differences == [])
    #expect(checked.report.checkedCount == 3)
  }

  @Test("about the end sees everything, wherever it stands")
  func end() throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A]
      expect end main=[A,B]
      0.1 push B animated 0.2
      1.0 end
      """
    )
    #expect(checked.differences == [])
  }

  @Test("leaves the state alone: a second one sees the same")
  func undisturbed() throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A]
      0.1 push B animated 0.2
      5.0 expect main=[A,B]
      0.2 expect transition push.1 phase=animating
      0.2 push C animated 0.2
      0.2 expect queued=[push C]
      """
    )
    #expect(checked.differences == [])
  }

  @Test(
    "forgives numbers its tolerance and no more",
    arguments: [
      ("fraction=0.4", true), ("fraction=0.4009", true), ("fraction=0.4011", false),
      ("fraction=0.45 within 0.06", true), ("fraction=0.45 within 0.04", false),
      ("fraction=nan", false), ("fraction=inf", false), ("fraction=four", false),
    ]
  )
  func tolerance(values: String, holds: Bool) throws {
    let checked = try CheckedScript(
      """
      setup stack main=[A,B]
      0.1 transition t1 begin pop from=B to=A interactive
      0.2 transition t1 update 0.4
      expect transition t1 \(values)
      """
    )
    #expect(checked.differences.isEmpty == holds)
  }
}
