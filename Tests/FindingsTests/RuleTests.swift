import Findings
import GestureScript
import SessionModel
import Testing

@Suite("A rule")
struct RuleTests {
  @Test("finds what breaks it, where it is broken", arguments: RuleExample.all)
  func broken(example: RuleExample) throws {
    let log = try CheckedLog(example.common + example.broken)
    #expect(log.lines(of: example.rule) == [example.finding])
    #expect(log.messages(of: example.rule) == [example.message])
  }

  @Test("finds nothing just inside its limit", arguments: RuleExample.all)
  func kept(example: RuleExample) throws {
    let log = try CheckedLog(example.common + example.kept)
    #expect(log.lines(of: example.rule) == [])
  }

  @Test("finds the same when time has passed before each event", arguments: RuleExample.all)
  func advanced(example: RuleExample) throws {
    let script = Array((example.common + example.broken).utf8)
    let performed = try Script.parse(script, file: "test.gesture").perform()
    var (checker, session, silence) = (Checker(), Session(), NoFacts())
    for timed in performed.events {
      if timed.time >= session.now { checker.advance(&session, to: timed.time, telling: &silence) }
      checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
    }
    checker.finish(&session, telling: &silence)
    #expect(checker.findings == CheckedLog(performed).findings)
  }

  @Test("has an example, an explanation and a spelling of its own", arguments: Rule.allCases)
  func documented(rule: Rule) {
    #expect(RuleExample.all.contains { $0.rule == rule })
    #expect(Rule(spelling: "\(rule.spelling)") == rule)
    let explanation = rule.explanation
    #expect("\(explanation.meaning)".hasSuffix("."))
    #expect("\(explanation.cause)".hasSuffix("."))
  }
}
