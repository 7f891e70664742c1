extension Session {
  /// The same state, in which the undefined is decided by `policies` from now on.
  public func deciding(by policies: Policies) -> Session {
    var session = self
    session.policies = policies
    return session
  }
}
