public import SessionModel

/// What an `expect` line says must hold.
///
/// It keeps spellings, not names of a tape: a script may expect what never happened.
public struct Expectation: Equatable, Sendable {
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

  /// A value that something must have.
  public struct Field: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Value
  }

  /// A value: one element or a list of them.
  public enum Value: Equatable, Sendable {
    case element(Element)
    case list([Element])
  }

  /// A name or number such as `0.4`, `touch:1`, `t1:refused` or `push C`.
  public struct Element: Equatable, Sendable {
    /// The words, escapes resolved.
    public var words: [String]
    /// What stands after a colon.
    public var qualifier: String?

    /// The words and the qualifier as they are shown.
    public var text: String {
      words.joined(separator: " ") + (qualifier.map { ":\($0)" } ?? "")
    }

    /// The number it spells; nil if it spells none.
    public var number: Double? {
      NumberText.number(text)
    }
  }

  /// A derived callback.
  public struct Callback: Equatable, Sendable {
    /// Which call.
    public var kind: AppearanceCallback.Kind
    /// The screen it is about.
    public var screen: String
  }

  /// A finding of the checker.
  public struct Finding: Equatable, Sendable {
    /// The rule.
    public var rule: String
    /// When; nil is at any time.
    public var time: Time?
    /// A thing that is involved, a touch as `touch:1`; nil is anything.
    public var subject: String?
    /// Whether it may be missing and may come any number of times.
    public var isOptional: Bool
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
}
