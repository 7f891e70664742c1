import TerminalKit

/// A page of the help: columns of lines.
struct HelpPage: Sendable {
  /// A line: a group's title, or keys or characters and what they do or mean.
  struct Line: Sendable {
    let keys: String
    let meaning: String
    var style = Palette.strong
    var isTitle = false
  }

  let title: String
  let columns: [[Line]]
  /// The width of each of them.
  let width: Int
  /// Where in each of them the meanings stand.
  let keyColumns: Int

  /// Columns between two columns of lines.
  static let gap = 2
  /// Columns of the frame around them, a blank on either side included.
  static let frame = 4

  /// Rows of its longest column.
  var rows: Int {
    columns.map(\.count).max() ?? 0
  }
}

extension HelpPage {
  /// The pages of the keys: in two columns where there is room.
  static func keys(in size: CellSize) -> [HelpPage] {
    let width = 75
    let room = max(1, size.rows - 2)
    let isWide = size.columns >= 2 * width + gap + frame
    let lines = KeyBindings.groups.flatMap { group in
      [Line(keys: group.title, meaning: "", style: Palette.quiet, isTitle: true)]
        + group.bindings.map { Line(keys: $0.title, meaning: $0.meaning) }
    }
    // Where there are two columns, both are about equally long.
    let rows = isWide ? min(room, (lines.count + 1) / 2) : room
    var columns: [[Line]] = []
    for (place, line) in lines.enumerated() {
      let isFull = columns.last.map { $0.count >= rows } ?? true
      // A title at the foot would stand over nothing.
      let isLate = line.isTitle && place + 1 < lines.count && columns.last?.count == rows - 1
      if isFull || isLate && rows > 1 { columns.append([]) }
      columns[columns.count - 1].append(line)
    }
    return pages("keys", columns, of: isWide ? 2 : 1, width: width, keyColumns: 25)
  }

  /// The pages of the characters: groups stay together where there is room.
  static func signs(in size: CellSize, _ glyphs: GlyphSet) -> [HelpPage] {
    let width = 37
    let room = max(1, size.rows - 2)
    let groups = Legend(glyphs).groups.map { group in
      [Line(keys: group.title, meaning: "", style: Palette.quiet, isTitle: true)]
        + group.entries.map { Line(keys: $0.signs, meaning: $0.meaning, style: $0.style) }
    }
    let perPage = max(1, (size.columns - frame + gap) / (width + gap))
    // The lowest page that holds them all, if one does.
    let rows = (1...room).first { Self.columns(of: groups, rows: $0).count <= perPage } ?? room
    let columns = Self.columns(of: groups, rows: rows)
    return pages("signs", columns, of: perPage, width: width, keyColumns: 9)
  }

  /// Groups in columns of `rows` rows at most, none of them parted that has room in one.
  private static func columns(of groups: [[Line]], rows: Int) -> [[Line]] {
    var columns: [[Line]] = []
    for lines in groups {
      if (columns.last?.count ?? rows) + lines.count > rows { columns.append([]) }
      for line in lines {
        if columns[columns.count - 1].count >= rows { columns.append([]) }
        columns[columns.count - 1].append(line)
      }
    }
    return columns
  }

  private static func pages(
    _ title: String,
    _ columns: [[Line]],
    of perPage: Int,
    width: Int,
    keyColumns: Int
  ) -> [HelpPage] {
    stride(from: 0, to: columns.count, by: perPage).map { first in
      let shown = Array(columns[first..<min(first + perPage, columns.count)])
      return HelpPage(title: title, columns: shown, width: width, keyColumns: keyColumns)
    }
  }
}
