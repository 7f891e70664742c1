import SessionModel
import TestSupport
import Testing

@Suite("A policy")
struct PolicyTests {
  @Test("keeps its number in the format for ever")
  func numbers() {
    let spellings = Policy.allCases.sorted { $0.rawValue < $1.rawValue }.map { "\($0.spelling)" }
    #expect(
      spellings == [
        "callDuringTransition", "popDuringTransition", "gestureOverlap", "gestureOnRoot",
        "restoreOn", "undoCallbacks", "outcome", "duplicatePush", "interruption", "restLimit",
        "flickSpeed", "finishFraction", "panHysteresis", "panMetric", "panTranslationOrigin",
        "edgeWidth", "scrubCurve", "percentReadback", "presentationStyle",
        "reversedPersistsAfterCompletion", "fractionFlip", "nestedTransitions", "cancelledSet",
        "modalInPresentation", "emitWillShow", "reissuedPush", "secondTerminal", "tapMovement",
        "tapDuration", "fractionDisplay", "settleTolerance", "velocityEstimator", "pressDuration",
        "pressMovement", "springStart",
      ]
    )
    #expect(Policy.allCases.map(\.rawValue) == Array(0..<UInt8(spellings.count)))
  }

  @Test("has its default at first, and takes its other values and no others")
  func values() {
    for policy in Policy.allCases {
      var policies = Policies()
      #expect(policies.isDefault(policy))
      let others =
        policy.choices.isEmpty ? [0, 2.5, 1e300] : policy.choices.indices.map(Double.init)
      for value in others {
        policies[policy] = value
        #expect(policies[policy] == value)
      }
      let wrong = policy.choices.isEmpty ? [-1, .infinity, .nan] : [-1, 0.5, 99, .nan]
      let kept = policies[policy]
      for value in wrong {
        policies[policy] = value
        #expect(policies[policy] == kept)
      }
    }
  }

  @Test("says in a short line what it decides")
  func summaries() {
    let summaries = Policy.allCases.map { "\($0.summary)" }
    #expect(Set(summaries).count == summaries.count)
    #expect(summaries.allSatisfy { (10...80).contains($0.utf8.count) })
  }
}

@Suite("A session under any policies")
struct AnyPoliciesTests {
  /// Each policy is drawn from its choices, or from a few numbers.
  static func policies(_ seed: UInt64) -> Policies {
    var (policies, random) = (Policies(), SeededGenerator(seed: seed))
    for policy in Policy.allCases where Bool.random(using: &random) {
      let numbers = [0, 0.001, 0.5, 10, 400]
      policies[policy] =
        policy.choices.isEmpty
        ? numbers.randomElement(using: &random) ?? 0
        : Double(Int.random(in: 0..<policy.choices.count, using: &random))
    }
    return policies
  }

  @Test("ends the same when it is split and encoded anywhere", arguments: 0..<200 as Range<UInt64>)
  func split(_ seed: UInt64) throws {
    let events = RandomTouchSession(seed: seed, reports: seed % 2 == 1).events
    let start = Session(policies: Self.policies(seed))
    let whole = DrivenLawsTests.end(events[...], from: start)
    var random = SeededGenerator(seed: seed)
    let place = Int.random(in: 0...events.count, using: &random)
    let copy = DrivenLawsTests.end(events[..<place], from: start)
    let decoded = try Session(encoded: copy.encoded())
    #expect(decoded == copy)
    #expect(DrivenLawsTests.end(events[place...], from: decoded).digest == whole.digest)
  }
}
