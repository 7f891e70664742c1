import TerminalKit

/// A value of a pane under its path: on one line, or on several where it is long and there is room.
struct PaneEntry: Sendable {
  /// The path, and what the cursor stands on.
  let head: PaneLine
  /// What there is to say of it.
  let tail: PaneLine

  private static let indent = 2

  /// The lines of all entries; those that are cut off are broken, from above, while rows are left.
  static func lines(of entries: [PaneEntry], width: Int, rows: Int) -> [PaneLine] {
    var spare = max(0, rows - entries.count)
    return entries.flatMap { entry -> [PaneLine] in
      let whole = entry.whole
      guard spare > 0, whole.columns > width else { return [whole] }
      let broken = entry.broken(width: width, rows: spare + 1)
      spare -= broken.count - 1
      return broken
    }
  }

  private var whole: PaneLine {
    var line = head
    line.add(" ")
    for word in tail.words { line.add(word.text, word.style) }
    return line
  }

  private func broken(width: Int, rows: Int) -> [PaneLine] {
    let space = String(repeating: " ", count: Self.indent)
    if tail.columns + Self.indent <= width {
      var line = PaneLine(space, subject: head.subject)
      for word in tail.words { line.add(word.text, word.style) }
      return [head, line]
    }
    let lines = PaneLine.wrapped(
      space + tail.words.map(\.text).joined(),
      width: width,
      rows: max(1, rows - 1),
      subject: head.subject
    )
    return [head] + lines
  }
}
