import SessionModel

extension SessionSpelling {
  /// Chrome, flags, scroll views, the app, how far screens have appeared, and what is to come.
  var sideFields: [(String, StateValue)] {
    let owned = session.bars.filter { $0.owner != nil }
    return [
      ("bars", .object(session.bars.map { (names[$0.part], name($0.value)) })),
      ("barOwners", .object(owned.map { (names[$0.part], name($0.owner)) })),
      ("flags", .object(session.flags.map { (names[$0.name], .bool($0.value)) })),
      ("scrolls", .object(session.scrolls.map { (names[$0.name], .number($0.offset)) })),
      ("app", word(session.app)),
      ("appearances", .object(session.appearances.map { (names[$0.screen], word($0.state)) })),
      ("returned", list(session.returned)),
      ("nextDeadline", session.nextDeadlineTime.map(moment) ?? .null),
    ]
  }
}
