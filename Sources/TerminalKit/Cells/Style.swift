/// How a cell is drawn: two colours and a set of attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// Bold, dim, italic, underline, reverse.
  public var attributes: Attributes

  /// Makes a style; what is not named is as the terminal has it.
  public init(
    _ attributes: Attributes = [],
    foreground: Color = .default,
    background: Color = .default
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  public static let plain = Style()

  /// The style that a terminal of the given depth can show.
  public func converted(to depth: ColorDepth) -> Style {
    Style(
      attributes,
      foreground: foreground.converted(to: depth),
      background: background.converted(to: depth)
    )
  }

  /// Whether a blank cell looks the same in both styles: the colour and weight of text that is
  /// not there cannot be seen, unless it is underlined or reversed.
  func looksLike(_ other: Style, onBlank: Bool) -> Bool {
    let visible: Attributes = [.underline, .reverse]
    return self == other
      || onBlank && background == other.background
        && attributes.union(other.attributes).isDisjoint(with: visible)
  }
}

extension Style {
  /// What a terminal can do to text besides colouring it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier or brighter (SGR 1).
    public static let bold = Attributes(rawValue: 1)
    /// Fainter (SGR 2).
    public static let dim = Attributes(rawValue: 2)
    /// Slanted (SGR 3).
    public static let italic = Attributes(rawValue: 4)
    /// Underlined (SGR 4).
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background swapped (SGR 7).
    public static let reverse = Attributes(rawValue: 16)
  }
}
