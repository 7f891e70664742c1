/// The value of every policy, the defaults of `Policy` unless they were set.
public struct Policies: Equatable, Sendable {
  /// One value a policy: a number, or the place of a choice.
  private var values: [Double]

  /// The defaults.
  public init() {
    values = Policy.allCases.map { $0.defaultNumber }
  }

  /// The number of `policy`, or the place of its choice in `Policy.choices`.
  ///
  /// Setting a choice to a place that does not exist, or a number to one that is not finite or is
  /// negative, changes nothing.
  public subscript(policy: Policy) -> Double {
    get { values[Int(policy.rawValue)] }
    set {
      let choices = policy.choices
      let isPlace =
        newValue >= 0 && newValue < Double(choices.count) && newValue == newValue.rounded()
      let isNumber = newValue >= 0 && newValue.isFinite
      guard choices.isEmpty ? isNumber : isPlace else { return }
      values[Int(policy.rawValue)] = newValue
    }
  }

  /// Whether `policy` has its default.
  public func isDefault(_ policy: Policy) -> Bool {
    self[policy] == policy.defaultNumber
  }

  /// Whether the choice of `policy` is not the default one; for choices of two.
  func departs(_ policy: Policy) -> Bool {
    self[policy] != 0
  }
}
