import TerminalKit

/// A value of a pane behind its path: on one line, or on several where it is long and there is room.
struct PaneEntry: Sendable {
  /// Where the value stands in the state; what the cursor stands on.
  let path: String
  /// What there is to say of it.
  let tail: PaneLine

  private static let indent = 2
  /// Columns of a path that still tell something.
  private static let leastPath = 8

  /// The lines of all entries; those that are too wide are broken, from above, while rows are left, and
  /// then lose the beginning of their path before they lose a value.
  static func lines(
    of entries: [PaneEntry],
    width: Int,
    rows: Int,
    _ symbols: Symbols
  ) -> [PaneLine] {
    var spare = max(0, rows - entries.count)
    return entries.flatMap { entry -> [PaneLine] in
      let whole = entry.line(path: entry.path)
      guard whole.columns > width else { return [whole] }
      guard spare > 0 else { return [entry.shortened(whole, width: width, symbols)] }
      let broken = entry.broken(width: width, rows: spare + 1)
      spare -= broken.count - 1
      return broken
    }
  }

  private func line(path: String) -> PaneLine {
    var line = head(path)
    line.add(" ")
    for word in tail.words { line.add(word.text, word.style) }
    return line
  }

  private func head(_ path: String) -> PaneLine {
    PaneLine(path, Palette.quiet, subject: .value(self.path))
  }

  private func shortened(_ whole: PaneLine, width: Int, _ symbols: Symbols) -> PaneLine {
    let room = width - tail.columns - 1
    guard room >= Self.leastPath else { return whole }
    return line(path: ShortenedText.withoutBeginning(path, columns: room, symbols))
  }

  private func broken(width: Int, rows: Int) -> [PaneLine] {
    let space = String(repeating: " ", count: Self.indent)
    let subject = PaneSubject.value(path)
    if tail.columns + Self.indent <= width {
      var line = PaneLine(space, subject: subject)
      for word in tail.words { line.add(word.text, word.style) }
      return [head(path), line]
    }
    let lines = PaneLine.wrapped(
      space + tail.words.map(\.text).joined(),
      width: width,
      rows: max(1, rows - 1),
      subject: subject
    )
    return [head(path)] + lines
  }
}
