public import SessionModel

/// A policy that is to decide otherwise: `flickSpeed=100`, `gestureOnRoot=accept`.
public struct PolicyChange: Equatable, Sendable {
  /// Which.
  public let policy: Policy
  /// Its number, finite and from 0 on, or the place of its choice.
  public let value: Double

  /// What `NAME=VALUE` says.
  public init(_ text: String) throws(SettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, word) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    try self.init(name, word, otherwise: Self.list)
  }

  /// Where all policies are listed.
  static let list = "'touchtape info --policies' lists them"

  /// The policy `name`, decided by `word`; `otherwise` is said where there is nothing like it.
  init(_ name: String, _ word: String, otherwise: String) throws(SettingError) {
    let spellings = Policy.allCases.map { String($0.spelling) }
    guard let place = spellings.firstIndex(of: name) else {
      let message = "there is no policy '\(name)'"
      throw SettingError(message, name, among: spellings, otherwise: otherwise)
    }
    policy = Policy.allCases[place]
    value = try Self.value(word, of: policy)
  }

  private static func value(_ word: String, of policy: Policy) throws(SettingError) -> Double {
    let choices = policy.choices.map { String($0) }
    if let place = choices.firstIndex(of: word) { return Double(place) }
    guard choices.isEmpty else {
      let known = choices.joined(separator: " or ")
      throw SettingError("\(policy.spelling) is \(known), not '\(word)'")
    }
    guard let number = NumberText.number(word), number >= 0, number.isFinite else {
      throw SettingError("\(policy.spelling) is a finite number from 0, not '\(word)'")
    }
    return number
  }
}

extension [PolicyChange] {
  /// `policies`, changed in order.
  public func applied(to policies: Policies) -> Policies {
    reduce(into: policies) { $0[$1.policy] = $1.value }
  }
}
