// Every value stands at its place, but for the policies that came after the second reducer: they are coded
// only where one of them is set, so that the digests of sessions which never heard of them stay.

extension Policies {
  /// The policies that the second reducer knew.
  private static let firmCount = 31
  /// Stands before the values where later policies are set; no policy is negative.
  private static let laterMark = -1.0

  mutating func code<Coder: SessionCoder>(with coder: inout Coder) throws(KeyframeError) {
    let (firm, later) = Policies.parts
    let isLater = later.contains { !isDefault($0) }
    guard let first = firm.first else { return }
    var mark = isLater ? Policies.laterMark : self[first]
    try coder.value(&mark)
    if mark == Policies.laterMark {
      for policy in later { try code(policy, with: &coder) }
      // What could be said without the mark must be.
      if !later.contains(where: { !isDefault($0) }),
        let rejection = coder.rejection(mark.bitPattern)
      {
        throw rejection
      }
      try code(first, with: &coder)
    } else {
      try set(first, to: mark, with: &coder)
    }
    for policy in firm.dropFirst() { try code(policy, with: &coder) }
  }

  private static var parts: (firm: ArraySlice<Policy>, later: ArraySlice<Policy>) {
    let all = Policy.allCases
    return (all.prefix(firmCount), all.dropFirst(firmCount))
  }

  private mutating func code<Coder: SessionCoder>(
    _ policy: Policy,
    with coder: inout Coder
  ) throws(KeyframeError) {
    var number = self[policy]
    try coder.value(&number)
    try set(policy, to: number, with: &coder)
  }

  private mutating func set<Coder: SessionCoder>(
    _ policy: Policy,
    to number: Double,
    with coder: inout Coder
  ) throws(KeyframeError) {
    self[policy] = number
    if self[policy].bitPattern != number.bitPattern,
      let rejection = coder.rejection(number.bitPattern)
    {
      throw rejection
    }
  }
}
