public import SessionModel

extension ScriptExpectation {
  /// A value that something must have.
  public struct Field: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Value

    /// `key` must have `value`.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// A value: one element or a list of them.
  public enum Value: Equatable, Sendable {
    /// One element.
    case element(Element)
    /// A list in brackets.
    case list([Element])
  }

  /// A name or number such as `0.4`, `touch:1`, `t1:refused` or `push C`.
  public struct Element: Equatable, Sendable {
    /// The words, escapes resolved.
    public var words: [String]
    /// What stands after a colon.
    public var qualifier: String?

    /// An element of `words`, with `qualifier` after a colon.
    public init(_ words: [String], qualifier: String? = nil) {
      self.words = words
      self.qualifier = qualifier
    }

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

    /// The callback `kind` for `screen`.
    public init(_ kind: AppearanceCallback.Kind, _ screen: String) {
      self.kind = kind
      self.screen = screen
    }
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

    /// A finding of `rule`.
    public init(
      _ rule: String,
      time: Time? = nil,
      subject: String? = nil,
      isOptional: Bool = false
    ) {
      self.rule = rule
      self.time = time
      self.subject = subject
      self.isOptional = isOptional
    }
  }
}
