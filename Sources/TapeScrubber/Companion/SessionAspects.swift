import SessionModel

/// What somebody who watches a session would see of it, by subject.
struct SessionAspects: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let stacks = SessionAspects(rawValue: 1)
  static let transitions = SessionAspects(rawValue: 2)
  static let recognizers = SessionAspects(rawValue: 4)
  static let touches = SessionAspects(rawValue: 8)
  /// Bars and flags.
  static let chrome = SessionAspects(rawValue: 16)
  /// The app and its windows.
  static let app = SessionAspects(rawValue: 32)
}
