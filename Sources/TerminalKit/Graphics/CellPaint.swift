/// What a painted cell shows: one colour, or two with a straight border between them.
///
/// Characters have two colours, so more than two in a cell are made two: the narrowest goes.
struct CellPaint: Hashable, Sendable {
  /// How the border lies.
  enum Border: Hashable, Sendable {
    /// Standing: the first colour is to the left.
    case standing
    /// Lying: the first colour is above.
    case lying
  }

  /// Parts of a cell in which borders lie, in either direction.
  static let parts = 8

  private(set) var first: RGB
  private(set) var second: RGB
  private(set) var border = Border.standing
  /// How many parts have the first colour, 1…8; 8 is all of them.
  private(set) var cut = CellPaint.parts

  init(_ color: RGB) {
    first = color
    second = color
  }

  /// Changes the colours in some parts of the cell, counted from the left and from above.
  mutating func change(
    _ columns: Range<Int>,
    _ rows: Range<Int>,
    _ change: (RGB) -> RGB
  ) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    if columns.count == Self.parts, rows.count == Self.parts {
      (first, second) = (change(first), change(second))
      settle()
    } else if rows.count >= columns.count {
      // Of a corner, the longer side is kept.
      split(.standing, columns, change)
    } else {
      split(.lying, rows, change)
    }
  }

  private mutating func split(_ direction: Border, _ range: Range<Int>, _ change: (RGB) -> RGB) {
    if border != direction, cut < Self.parts {
      // What is narrower goes: the part with the lesser colour, or what is new.
      guard range.count >= min(cut, Self.parts - cut) else { return }
      self = CellPaint(cut * 2 >= Self.parts ? first : second)
    }
    let strips = (0..<Self.parts).map { part in
      let color = part < cut ? first : second
      return range.contains(part) ? change(color) : color
    }
    border = direction
    take(strips)
  }

  /// Keeps the border that leaves the fewest strips in the wrong colour.
  private mutating func take(_ strips: [RGB]) {
    let borders = (1..<Self.parts).filter { strips[$0] != strips[$0 - 1] }
    guard borders.count > 1 else {
      cut = borders.first ?? Self.parts
      (first, second) = (strips[0], strips[Self.parts - 1])
      return
    }
    var runs: [(color: RGB, count: Int)] = []
    for color in strips {
      if runs.last?.color == color {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((color, 1))
      }
    }
    let narrowest = runs.indices.min { runs[$0].count < runs[$1].count } ?? 0
    let neighbour = narrowest > 0 ? narrowest - 1 : 1
    runs[narrowest].color = runs[neighbour].color
    take(runs.flatMap { run in repeatElement(run.color, count: run.count) })
  }

  private mutating func settle() {
    if first == second { cut = Self.parts }
  }

  /// The cell as characters can show it.
  func cell(_ glyphs: GlyphSet) -> Cell {
    let step = glyphs.smallestPart
    let shown = (2 * cut + step) / (2 * step) * step
    guard shown > 0, shown < Self.parts else {
      return Cell(" ", style: Style(background: (shown == 0 ? second : first).color))
    }
    switch border {
    case .standing:
      // U+2589 is seven parts from the left, U+258F one.
      let glyph = Unicode.Scalar(0x2590 - UInt32(shown)) ?? "▌"
      return Cell(glyph, style: Style(foreground: first.color, background: second.color))
    case .lying:
      // U+2581 is one part from below, U+2587 seven.
      let glyph = Unicode.Scalar(0x2580 + UInt32(Self.parts - shown)) ?? "▄"
      return Cell(glyph, style: Style(foreground: second.color, background: first.color))
    }
  }
}

extension GlyphSet {
  /// The smallest part of a cell that can have a colour of its own, in eighths.
  fileprivate var smallestPart: Int {
    switch self {
    case .unicode: 1
    // The fonts of the Linux console have halves only.
    case .blocks: 4
    case .ascii: 8
    }
  }
}
