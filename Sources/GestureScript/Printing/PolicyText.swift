public import SessionModel

/// Policies as text.
public enum PolicyText {
  /// The value that `policy` has in `policies`: a number, or the word of its choice.
  public static func value(of policy: Policy, in policies: Policies) -> String {
    let choices = policy.choices
    let number = policies[policy]
    return choices.isEmpty ? NumberText.text(number) : String(choices[Int(number)])
  }
}
