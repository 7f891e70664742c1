import Findings
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

  @Test("has an example, an explanation and a spelling of its own", arguments: Rule.allCases)
  func documented(rule: Rule) {
    #expect(RuleExample.all.contains { $0.rule == rule })
    #expect(Rule(spelling: "\(rule.spelling)") == rule)
    let explanation = rule.explanation
    #expect("\(explanation.meaning)".hasSuffix("."))
    #expect("\(explanation.cause)".hasSuffix("."))
  }
}
