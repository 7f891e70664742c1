public import SessionModel

/// What an `expect` line says must hold.
///
/// It keeps spellings, not names of a tape: a script may expect what never happened.
public struct ScriptExpectation: Equatable, Sendable {
  /// The difference between numbers that is forgiven where the line names none.
  public static let defaultTolerance = 0.001

  /// What it is about.
  public enum Subject: Equatable, Sendable {
    /// Stacks and other containers, `open` and `queued`.
    case state([Field])
    /// A transition, by its name.
    case transition(String, [Field])
    /// A property animator, by its name.
    case animator(String, [Field])
    /// A recognizer, by its name.
    case recognizer(String, [Field])
    /// How a screen, by its name, is drawn.
    case picture(String, [Field])
    /// The transition coordinator of a stack, by its name.
    case coordinator(String, [Field])
    /// Model stacks.
    case model([Field])
    /// Flags of the app.
    case flags([Field])
    /// Bars and other chrome.
    case bars([Field])
    /// All callbacks derived so far, in order.
    case callbacks([Callback])
    /// The screens that the call before the line returned.
    case returned([String])
    /// The error that the reducer reported for the line before.
    case fault(Fault)
    /// The digest of the session.
    case digest(UInt64)
    /// Something the checker reports.
    case finding(Finding)
    /// The checker reports no other errors and warnings.
    case noOtherFindings
  }

  /// What it is about.
  public var subject: Subject
  /// Whether it is about the end of the log.
  public var isAtEnd: Bool
  /// The difference between numbers that is forgiven; nil is `defaultTolerance`.
  public var tolerance: Double?
  /// The line of the script, from 1.
  public var line: Int
  /// The column of `expect`, in characters, from 1.
  public var column: Int
  /// The text of the line from `expect` on.
  public var source: String

  /// An expectation about `subject` in the line `line`.
  public init(
    _ subject: Subject,
    isAtEnd: Bool = false,
    tolerance: Double? = nil,
    line: Int,
    column: Int,
    source: String
  ) {
    self.subject = subject
    self.isAtEnd = isAtEnd
    self.tolerance = tolerance
    self.line = line
    self.column = column
    self.source = source
  }
}
