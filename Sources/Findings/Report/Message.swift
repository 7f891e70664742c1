public import SessionModel

/// What a finding says, before names and numbers are spelled out.
///
/// Written by string interpolation, so that a rule reads like what it says:
///
///     "touch \(id): sample time \(time) is before \(previous)"
public struct Message: Equatable, Sendable, ExpressibleByStringInterpolation {
  private var parts: [Part]

  fileprivate enum Part: Equatable, Sendable {
    case text(String)
    case subject(Subject)
    case names([Name])
  }

  /// A message without names.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// A message put together from `stringInterpolation`.
  public init(stringInterpolation: Interpolation) {
    parts = stringInterpolation.parts
  }

  /// The message with names from `names`.
  public func text(in names: NameTable) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let words): text += words
      case .subject(let subject): text += subject.spelling(in: names)
      case .names(let list): text += "[" + list.map { names[$0] }.joined(separator: ",") + "]"
      }
    }
    return text
  }

  /// Collects the parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Starts an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      parts.append(.text(literal))
    }

    /// Adds the name of something.
    public mutating func appendInterpolation(_ name: Name) {
      parts.append(.subject(.name(name)))
    }

    /// Adds the name of a transition.
    public mutating func appendInterpolation(_ id: TransitionID) {
      parts.append(.subject(.transition(id)))
    }

    /// Adds a list of names in brackets.
    public mutating func appendInterpolation(_ names: [Name]) {
      parts.append(.names(names))
    }

    /// Adds a moment in seconds since the tape's start, rounded to at most `places` decimals.
    public mutating func appendInterpolation(_ time: Time, places: Int = 3) {
      appendInterpolation(Interval(microseconds: time.microseconds), places: places)
    }

    /// Adds a span in seconds, rounded to at most `places` decimals.
    public mutating func appendInterpolation(_ span: Interval, places: Int = 3) {
      parts.append(.text(Decimal.text(span.seconds, places: places)))
    }

    /// Adds a number, rounded to at most `places` decimals.
    public mutating func appendInterpolation(_ number: Double, places: Int = 2) {
      parts.append(.text(Decimal.text(number, places: places)))
    }

    /// Adds a count or a touch's number.
    public mutating func appendInterpolation(_ number: some BinaryInteger & Sendable) {
      parts.append(.text("\(number)"))
    }

    /// Adds true or false.
    public mutating func appendInterpolation(_ flag: Bool) {
      parts.append(.text(flag ? "true" : "false"))
    }

    /// Adds the name of a case, which is its spelling in the notation, too.
    public mutating func appendInterpolation(_ word: some CaseIterable) {
      parts.append(.text("\(word)"))
    }

    /// Adds a word that the language itself spells.
    public mutating func appendInterpolation(_ word: StaticString) {
      parts.append(.text("\(word)"))
    }

    /// Adds words made elsewhere.
    public mutating func appendInterpolation(_ message: Message) {
      parts.append(contentsOf: message.parts)
    }
  }
}
