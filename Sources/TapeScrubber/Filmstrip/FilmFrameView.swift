import SessionModel
import TerminalKit

/// Draws one moment for a filmstrip: the phone, and how far a transition is.
struct FilmFrameView {
  /// The phone with its frame: small, and still wide enough for a name.
  static let phone = CellSize(columns: 14, rows: 15)
  /// The phone, the bar and the words.
  static let size = CellSize(columns: phone.columns, rows: phone.rows + 2)
  /// Columns between two pictures.
  static let gap = 2

  /// How many pictures stand side by side in so many columns: one at least.
  static func count(in columns: Int) -> Int {
    max(1, (columns + gap) / (size.columns + gap))
  }

  let moment: ScrubberMoment
  let names: NameTable
  let look: PhoneLook

  /// The picture and what stands below it.
  var screen: Screen {
    var screen = Screen(Self.size)
    if let window = moment.session.windows.first {
      let size = Layout.phone(window.size, columns: Self.phone.columns, rows: Self.phone.rows)
      let phone = PhoneView(moment, window: window, names: names, look: look, size: size)
      screen.draw(phone.screen(), at: CellPosition(column: 0, row: 0))
    }
    if let transition = moment.session.transitions.first(where: { $0.isOpen }) {
      draw(transition, on: &screen)
    }
    return screen
  }

  private func draw(_ transition: Transition, on screen: inout Screen) {
    let symbols = Symbols(look.glyphs)
    let fraction = transition.shownFraction(at: moment.session.now)
    let columns = Self.size.columns
    let full = Int((min(max(fraction, 0), 1) * Double(columns)).rounded())
    let row = Self.phone.rows
    for column in 0..<columns {
      let sign = column < full ? symbols.full : symbols.empty
      screen[column, row] = Cell(sign, style: Palette.navigation)
    }
    let text = TransitionCaption.text(
      transition.kind,
      transition.phase,
      fraction,
      columns: columns
    )
    screen.write(text, at: CellPosition(column: 0, row: row + 1))
  }
}
