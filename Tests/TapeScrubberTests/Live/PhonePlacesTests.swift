import SessionModel
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A place on a drawn phone")
struct PhonePlacesTests {
  @Test(
    "is the point that is drawn there, on every cell of every phone",
    arguments: [
      CellSize(columns: 80, rows: 24), .init(columns: 100, rows: 30), .init(columns: 200, rows: 60),
    ]
  )
  func roundTrip(size: CellSize) {
    let window = Session().windows[0]
    let glass = LiveLayout(size, window: window.size).glass
    let scale = PhoneScale(window.size, glass.size)
    for row in 0..<glass.size.rows {
      for column in 0..<glass.size.columns {
        let cell = CellPosition(
          column: glass.origin.column + column,
          row: glass.origin.row + row
        )
        let point = PhonePlaces(glass, window).point(at: MousePlace(middleOf: cell))
        #expect(scale.cell(point) == CellPosition(column: column, row: row))
      }
    }
  }

  @Test(
    "is within the window, wherever the pointer is",
    arguments: [-1e9, -1, 0, 17.5, 1e9, .nan, .infinity, -.infinity]
  )
  func inside(value: Double) {
    let window = Session().windows[0]
    for glass in [
      CellRect(column: 1, row: 1, columns: 20, rows: 22),
      CellRect(column: 0, row: 0, columns: 0, rows: 0),
    ] {
      let places = PhonePlaces(glass, window)
      for place in [MousePlace(column: value, row: 3), MousePlace(column: 3, row: value)] {
        let point = places.point(at: place)
        #expect((0...window.size.width).contains(point.x))
        #expect((0...window.size.height).contains(point.y))
      }
    }
  }
}
