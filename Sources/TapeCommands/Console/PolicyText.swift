import GestureScript
import SessionModel

/// A policy's value as a script writes it.
enum PolicyText {
  /// The value of `policy` in `policies`.
  static func value(of policy: Policy, in policies: Policies) -> String {
    let number = policies[policy]
    guard !policy.choices.isEmpty else { return NumberText.text(number) }
    return "\(policy.choices[Int(number)])"
  }
}
