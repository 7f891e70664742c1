import Findings
import SessionModel
import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// Blocks that are looked through for a sign at once: a hundred thousand events, some milliseconds.
  private static var mostBlocks: Int { 64 }

  /// Goes to what the lane shows under the pointer, if that happens at a moment: a column may stand for
  /// minutes, and who points at a sign wants to see what it stands for.
  ///
  /// The first of several in the column is taken; `n` goes on to the next.
  mutating func land(onSignAt cell: CellPosition) {
    let (axis, column) = (axis, cell.column - layout.lanes.origin.column)
    let row = cell.row - layout.lanes.origin.row
    let (lanes, columns) = (Lane.lanes(of: layout.kind), columns(along: axis))
    guard columns.indices.contains(column), lanes.indices.contains(row),
      let sign = lanes[row].sign(of: columns[column])
    else { return }
    // The axis ends with a moment, every other column before that of the next one.
    var times = axis.span(ofPlace: column)
    if column < axis.count - 1 { times.end = times.end + Interval(microseconds: -1) }
    guard times.start <= times.end else { return }
    do throws(Source.Failure) {
      if try land(on: sign, in: times.start...times.end) { return }
      // Where the whole tape is shown, a column also shows what shares its first bin.
      let bin = timeline.axis.span(ofPlace: timeline.axis.place(of: times.start))
      _ = try land(on: sign, in: min(bin.start, times.start)...times.start)
    } catch {
      report(error)
    }
  }

  /// Whether there is such a place.
  private mutating func land(
    on sign: LaneSign,
    in times: ClosedRange<Time>
  ) throws(Source.Failure) -> Bool {
    if sign.part == .findings {
      let findings = findingScan.findings
      let index = findings.firstIndex { times.contains($0.time) && $0.sign == sign.signs }
      if let index { showFinding(index) }
      return index != nil
    }
    guard let target = sign.target else { return true }
    let beside = notes.entries.first {
      times.contains($0.position.time) && $0.sign == sign.signs
    }
    let places = [try firstPlace(of: target, in: times), beside?.position].compactMap { $0 }
    guard let place = places.min() else { return false }
    go(to: place)
    if target.wraps {
      lastSought = target
      notice = "\(sign.meaning); n goes to the next"
    }
    return true
  }

  /// The first place of a stretch at which something holds.
  private func firstPlace(
    of target: SearchTarget,
    in times: ClosedRange<Time>
  ) throws(Source.Failure) -> Position? {
    guard let predicate = try? target.compiled(names: names) else { return nil }
    var scout = replayer
    try scout.seek(to: times.lowerBound + Interval(microseconds: -1))
    let before = times.lowerBound > .zero ? scout.position : nil
    try scout.seek(to: times.upperBound)
    let next = times.upperBound + Interval(microseconds: 1)
    let after = Position(event: scout.position.event, time: next)
    var search = try PlaceSearch(for: predicate, in: replayer, after: before, before: after)
    guard case .found(let place) = try search.advance(blocks: Self.mostBlocks) else { return nil }
    return place
  }
}

extension LaneSign {
  /// What to look for where somebody points at it; nil for what lasts, and for what the checker says.
  var target: SearchTarget? {
    switch part {
    case .recognizers where signs == .gestureCancelled: .condition(Self.gestureCancelled)
    case .turns: .condition(Self.turnedBack)
    case .navigation: .condition("fact(navigated)")
    case .marks: signs == .marked ? .mark : .condition("event.kind == note")
    default: nil
    }
  }

  private static let gestureCancelled =
    "fact(recognized, cancelled) or event.kind == gesture and event.phase == cancelled"
  private static let turnedBack = "fact(completed, cancelled) or fact(refused) or fact(dropped)"
}

extension Lane {
  /// What is drawn of a stretch, unless that is how many events there were.
  func sign(of bin: TimelineBin) -> LaneSign? {
    for part in parts {
      if part == .density { return nil }
      if let sign = LaneSign.first(of: part, in: bin.signs) { return sign }
    }
    return nil
  }
}

extension SearchTarget {
  /// A condition that is known to be one.
  fileprivate static func condition(_ text: String) -> SearchTarget? {
    (try? Predicate(text)).map { .predicate($0) }
  }
}
