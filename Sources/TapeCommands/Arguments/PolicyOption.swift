import TapeFile

extension Option {
  /// What is done about damage.
  static let policy = Option(
    "--policy",
    value: "POLICY",
    "what becomes of damage: strict, tail (default), prefix, salvage"
  )
}

extension Arguments {
  /// The reading policy that was given, `standard` if none was.
  func policy(otherwise standard: ReadingPolicy = .tail) throws(UsageError) -> ReadingPolicy {
    guard let word = value(.policy) else { return standard }
    guard let policy = ReadingPolicy(rawValue: word) else {
      let known = ReadingPolicy.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no policy '\(word)'; there are \(known)")
    }
    return policy
  }
}
