extension ViewChoice {
  private static let title = "touchtape scrub view 1"

  /// The text by which it is remembered, each line ended.
  public var text: String {
    var lines = [ViewChoice.title]
    if let layout { lines.append("layout \(layout.rawValue)") }
    for kind in PaneKind.allCases {
      guard let isShown = panes[kind] else { continue }
      lines.append("\(isShown ? "show" : "hide") \(kind.rawValue)")
    }
    if let foldsIdleTime { lines.append("fold \(foldsIdleTime ? "on" : "off")") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What `text` remembers.
  ///
  /// - Throws: `ViewChoiceError` at the first line that is not understood.
  public init(text: String) throws(ViewChoiceError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == ViewChoice.title else {
      throw ViewChoiceError(line: 1, expected: "\"\(ViewChoice.title)\"")
    }
    for (place, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard read(line.split(separator: " ").map(String.init)) else {
        throw ViewChoiceError(line: place + 1, expected: ViewChoice.grammar)
      }
    }
  }

  private static let grammar =
    "\"layout compact|normal|wide\", \"show PANE\", \"hide PANE\" or \"fold on|off\""

  /// Takes a line; false if it makes no sense.
  private mutating func read(_ words: [String]) -> Bool {
    guard words.count == 2 else { return false }
    switch words[0] {
    case "layout":
      guard let kind = LayoutKind(rawValue: words[1]) else { return false }
      layout = kind
    case "show", "hide":
      guard let kind = PaneKind(rawValue: words[1]), kind != .time else { return false }
      panes[kind] = words[0] == "show"
    case "fold":
      guard words[1] == "on" || words[1] == "off" else { return false }
      foldsIdleTime = words[1] == "on"
    default: return false
    }
    return true
  }
}
