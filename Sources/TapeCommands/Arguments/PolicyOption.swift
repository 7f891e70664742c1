import GestureScript
import SessionModel
import TapeFile

extension Option {
  /// What is done about damage.
  static let policy = Option(
    "--policy",
    value: "POLICY",
    "what becomes of damage: strict, tail (default), prefix, salvage"
  )
  /// What is done about damage, and how the undefined is decided.
  static let policies = Option(
    "--policy",
    value: "POLICY",
    "strict, tail (default), prefix, salvage for damage; NAME=VALUE decides anew"
  )
}

extension Arguments {
  /// The reading policy that was given, `standard` if none was.
  ///
  /// - Parameter passesChanges: Whether `--policy NAME=VALUE` is for somebody else.
  func policy(
    otherwise standard: ReadingPolicy = .tail,
    passingChanges passesChanges: Bool = false
  ) throws(UsageError) -> ReadingPolicy {
    let words = values(.policy).filter { !(passesChanges && $0.utf8.contains(UInt8(ascii: "="))) }
    guard let word = words.last else { return standard }
    try Self.refuseChange(word)
    guard let policy = ReadingPolicy(rawValue: word) else {
      throw UsageError(
        "there is no policy '\(word)'",
        word,
        among: ReadingPolicy.allCases.map(\.rawValue)
      )
    }
    return policy
  }

  /// Whether a reading policy was given.
  var namesPolicy: Bool {
    values(.policy).contains { !$0.utf8.contains(UInt8(ascii: "=")) }
  }

  /// Throws for `NAME=VALUE` where only damage has a policy.
  private static func refuseChange(_ word: String) throws(UsageError) {
    guard word.utf8.contains(UInt8(ascii: "=")) else { return }
    throw UsageError(
      "--policy \(word): here --policy is what becomes of damage; state, outline, changes, check, "
        + "explain, find, filmstrip and scrub decide anew"
    )
  }

  /// What `--policy NAME=VALUE` changes, in the order given.
  func policyChanges() throws(UsageError) -> [PolicyChange] {
    var changes: [PolicyChange] = []
    for word in values(.policies) where word.utf8.contains(UInt8(ascii: "=")) {
      do throws(SettingError) {
        changes.append(try PolicyChange(word))
      } catch {
        throw UsageError(error.description)
      }
    }
    return changes
  }
}
