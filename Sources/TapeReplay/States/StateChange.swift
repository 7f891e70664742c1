/// One place where two state trees differ.
public struct StateChange: Equatable, Sendable {
  /// The place: `transitions[back.1].fraction`.
  public var path: String
  /// What was there; nil if nothing was.
  public var before: StateValue?
  /// What is there now; nil if nothing is.
  public var after: StateValue?

  /// `before` became `after` at `path`.
  public init(_ path: String, from before: StateValue?, to after: StateValue?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The change on one line.
  public var text: String {
    switch (before, after) {
    case (nil, let after?): "\(path): + \(after.text)"
    case (let before?, nil): "\(path): - \(before.text)"
    case (let before, let after): "\(path): \(before?.text ?? "") -> \(after?.text ?? "")"
    }
  }
}
