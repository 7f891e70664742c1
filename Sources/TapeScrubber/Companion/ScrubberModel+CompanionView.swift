import SessionModel
import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// What the panes are about, and the spellings of its names.
  var paneMoment: ScrubberMoment {
    companion.flatMap { $0.isShownInPanes ? $0.moment : nil } ?? moment
  }

  /// The spellings of the names in `paneMoment`.
  var paneNames: NameTable {
    companion.flatMap { $0.isShownInPanes ? $0.names : nil } ?? names
  }

  /// The window that is shown of the companion.
  var companionWindow: Window? {
    companion.map { companion in
      let windows = companion.moment.session.windows
      return windows[min(windowPlace, windows.count - 1)]
    }
  }

  /// What stands over the phone of the tape, if it stands beside another.
  var ownTitle: String? {
    companion.map { $0.isShownInPanes ? $0.ownTitle : "\(Self.paneSign)\($0.ownTitle)" }
  }

  /// Which of both phones the panes are about.
  private static var paneSign: String { "* " }

  /// Draws the second phone.
  func drawCompanion(on screen: inout Screen, _ layout: Layout) {
    guard let companion, let window = companionWindow, let place = layout.companion else { return }
    let phone = PhoneView(
      companion.moment,
      window: window,
      names: companion.names,
      look: PhoneLook(glyphs: glyphs, depth: depth, showsEdgeZones: showsEdgeZones),
      size: place.size
    )
    let sign = companion.isShownInPanes ? Self.paneSign : ""
    screen.draw(
      phone.screen(title: sign + companion.title(besides: replayer.eventCount)),
      at: place.origin
    )
  }

  /// What differs between both here: path, then left | right.
  func differenceLines() -> [PaneLine]? {
    guard let companion else { return nil }
    guard !companion.differences.isEmpty else { return [PaneLine("nothing", Palette.quiet)] }
    return companion.differences.map { change in
      var line = PaneLine("\(change.shortPath) ", Palette.quiet)
      line.add(change.before?.glance ?? "-")
      line.add(" | ", Palette.remark)
      line.add(change.after?.glance ?? "-")
      return line
    }
  }

  /// Shows on the axis where both differ anew.
  func drawDivergence(on screen: inout Screen, _ axis: TimeAxis, _ layout: Layout) {
    guard let companion, layout.timeline.size.rows > 0 else { return }
    let row = layout.timeline.origin.row + layout.timeline.size.rows - 1
    let head = axis.contains(position.time) ? axis.place(of: position.time) : -1
    var last = -1
    for place in companion.divergence.places where axis.contains(place.position.time) {
      let column = axis.place(of: place.position.time)
      guard column != last, column != head else { continue }
      last = column
      let shown = layout.lanes.origin.column + column
      // Times on the axis stay readable.
      guard screen[shown, row] == .blank else { continue }
      let sign: Unicode.Scalar = glyphs == .unicode ? "≠" : "%"
      screen[shown, row] = Cell(sign, style: Palette.trouble)
    }
  }
}

extension StateChange {
  /// The path without what goes without saying: `back.1 phase` for `transitions[back.1].phase`.
  fileprivate var shortPath: String {
    guard let open = path.firstIndex(of: "["), let close = path.lastIndex(of: "]"), open < close
    else {
      return path
    }
    let (list, key) = (path[..<open], path[path.index(after: open)..<close])
    let rest = path[path.index(after: close)...].drop { $0 == "." }
    let isNumber = key.allSatisfy(\.isNumber)
    return (isNumber ? "\(list) \(key)" : "\(key)") + (rest.isEmpty ? "" : " \(rest)")
  }
}
