import GestureScript
import SessionModel

/// A policy that is to decide otherwise than the tape says.
struct PolicyChange: Equatable {
  /// Which.
  let policy: Policy
  /// Its number, or the place of its choice.
  let value: Double

  /// What `NAME=VALUE` says.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, word) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    let spellings = Policy.allCases.map { "\($0.spelling)" }
    guard let policy = Policy.allCases.first(where: { "\($0.spelling)" == name }) else {
      throw UsageError(
        "there is no policy '\(name)'",
        name,
        among: spellings,
        otherwise: "'touchtape info --policies' lists them"
      )
    }
    self.policy = policy
    value = try Self.value(word, of: policy)
  }

  private static func value(_ word: String, of policy: Policy) throws(UsageError) -> Double {
    let choices = policy.choices.map { "\($0)" }
    if let place = choices.firstIndex(of: word) { return Double(place) }
    guard choices.isEmpty else {
      let known = choices.joined(separator: " or ")
      throw UsageError("\(policy.spelling) is \(known), not '\(word)'")
    }
    guard let number = NumberText.number(word), number >= 0, number.isFinite else {
      throw UsageError("\(policy.spelling) is a finite number from 0, not '\(word)'")
    }
    return number
  }
}

extension [PolicyChange] {
  /// `policies`, changed.
  func applied(to policies: Policies) -> Policies {
    reduce(into: policies) { $0[$1.policy] = $1.value }
  }
}
