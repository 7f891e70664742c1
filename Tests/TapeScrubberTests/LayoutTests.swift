import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A layout")
struct LayoutTests {
  private static let windows = [
    Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 1024, height: 1366),
    Size(width: 0, height: 0), Size(width: .nan, height: 1),
  ]

  @Test("gives everything a place of its own, whatever the size", arguments: 0..<300)
  func disjoint(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = CellSize(
      columns: Int.random(in: 0...220, using: &generator),
      rows: Int.random(in: 0...70, using: &generator)
    )
    var choice = ViewChoice()
    choice.layout = LayoutKind.allCases.randomElement(using: &generator)
    for kind in PaneKind.allCases where Bool.random(using: &generator) {
      choice.panes[kind] = Bool.random(using: &generator)
    }
    let companion = seed % 3 == 0 ? Self.windows.randomElement(using: &generator) : nil
    let layout = Layout(
      size,
      window: Self.windows.randomElement(using: &generator) ?? Self.windows[0],
      companion: companion,
      choice: choice
    )
    #expect((layout.companion != nil) == (companion != nil))
    let rects =
      [layout.phone, layout.timeline] + (layout.companion.map { [$0] } ?? [])
      + layout.panes.map(\.rect)
    for (place, rect) in rects.enumerated() where !rect.isEmpty {
      #expect(rect.lastColumn <= size.columns && rect.lastRow < max(size.rows, 1))
      for other in rects.dropFirst(place + 1) where !other.isEmpty {
        #expect(!rect.overlaps(other), "\(rect) \(other)")
      }
    }
    for column in layout.panes {
      let rows = column.rows.panes.reduce(0) { $0 + $1.rows }
      let cut = column.rows.cut.isEmpty ? 0 : 1
      #expect(rows == 0 || rows + cut <= column.rect.size.rows)
      #expect(column.rows.panes.allSatisfy { $0.rows >= $0.kind.leastRows })
    }
    let shown = layout.panes.flatMap { $0.rows.panes.map(\.kind) + $0.rows.cut }
    let wanted = PaneKind.allCases.filter { choice.shows($0, in: layout.kind) }
    #expect(Set(shown) == Set(wanted))
    #expect(shown.count == wanted.count)
  }

  @Test(
    "is the largest for which there is room",
    arguments: [
      (80, 24, LayoutKind.compact), (109, 40, .compact), (110, 31, .compact), (110, 32, .normal),
      (120, 40, .normal), (159, 60, .normal), (160, 39, .normal), (160, 40, .wide),
      (300, 90, .wide), (0, 0, .compact),
    ]
  )
  func kind(columns: Int, rows: Int, kind: LayoutKind) {
    let size = CellSize(columns: columns, rows: rows)
    let layout = Layout(size, window: Self.windows[0])
    #expect(layout.kind == kind)
    #expect(layout.panes.count == (kind == .wide ? 2 : 1))
    var choice = ViewChoice()
    choice.layout = .compact
    #expect(Layout(size, window: Self.windows[0], choice: choice).kind == .compact)
    choice.layout = .wide
    #expect(Layout(size, window: Self.windows[0], choice: choice).kind == kind)
  }

  @Test("cuts the least important panes where there are too few rows", arguments: 0...40)
  func shrinking(rows: Int) {
    let all = PaneKind.allCases
    let shared = PaneRows(all, rows: rows)
    let ranked = PaneKind.byImportance
    // A smaller pane may fit where a more important, larger one does not.
    let place = ranked.firstIndex(where: shared.cut.contains) ?? ranked.count
    let kept = ranked.prefix(place).reduce(0) { $0 + $1.leastRows }
    #expect(kept <= rows)
    // One row says what is cut.
    if place < ranked.count { #expect(kept + ranked[place].leastRows > rows - 1) }
  }

  @Test("ranks every pane, each with a letter of its own")
  func ranks() {
    #expect(Set(PaneKind.byImportance) == Set(PaneKind.allCases))
    let letters = PaneKind.allCases.compactMap(\.letter)
    #expect(Set(letters).count == PaneKind.allCases.count - 1)
    for kind in PaneKind.allCases {
      guard let letter = kind.letter else { continue }
      #expect(PaneKind(letter: letter) == kind)
    }
  }
}

extension CellRect {
  fileprivate var isEmpty: Bool { size.columns == 0 || size.rows == 0 }
  fileprivate var lastColumn: Int { origin.column + size.columns }
  fileprivate var lastRow: Int { origin.row + size.rows }

  fileprivate func overlaps(_ other: CellRect) -> Bool {
    origin.column < other.lastColumn && other.origin.column < lastColumn
      && origin.row < other.lastRow && other.origin.row < lastRow
  }
}
