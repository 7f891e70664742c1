import SessionModel

extension Script {
  /// Performs a script that is only the start of a recording: header and setup lines, all at time 0.
  ///
  /// Throws at the first line that is anything else.
  public func performSetup() throws(ScriptError) -> PerformedScript {
    for statement in statements {
      guard case .event(.setup) = statement.content else {
        throw error("this is no setup", expected: "only setup and tape lines", at: statement)
      }
      guard statement.isAtStart else {
        throw error("a setup happens at the start", expected: "no time, or 0", at: statement)
      }
    }
    return try perform()
  }
}

extension Statement {
  fileprivate var isAtStart: Bool {
    switch clock {
    case .absolute(let time): time == .zero
    case .relative(let span): span == .zero
    case nil: true
    }
  }
}
