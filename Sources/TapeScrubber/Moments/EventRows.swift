import SessionModel
import TapeReplay

/// The events around a position, runs of moves folded into one row each.
///
/// Where the position stands within a run, the nearest events stand by themselves, so that stepping
/// through it shows each.
struct EventRows: Equatable, Sendable {
  /// Rows that are kept in either direction: more than a screen shows.
  private static let mostRows = 60
  /// Events that are looked at in either direction, so that a frame costs the same in any tape.
  static let mostEvents = 400
  /// Events of a run that stand by themselves on either side of the position.
  private static let nearest = 2
  /// Events that are worth folding.
  private static let leastRun = 3

  /// The rows, in tape order.
  var rows: [EventRow] = []
  /// Place of the row that the position stands on; nil before the first event.
  var current: Int?

  /// Nothing.
  init() {}

  /// The rows around the event `number` of a tape of `count` events.
  init<Source: EventSource>(
    around number: Int,
    of count: Int,
    in pages: inout EventPages<Source>
  ) throws(Source.Failure) {
    let here = number > 0 ? EventRow(number, try pages.event(number)) : nil
    let isInside = here?.repeated != nil
    var before = Folding(isInside: isInside)
    var place = number - 1
    while place > 0, before.wantsMore(number - place) {
      before.add(EventRow(place, try pages.event(place)), isNear: number - place <= Self.nearest)
      place -= 1
    }
    before.close(isCut: place > 0)
    var after = Folding(isInside: isInside)
    place = number + 1
    while place <= count, after.wantsMore(place - number) {
      after.add(EventRow(place, try pages.event(place)), isNear: place - number <= Self.nearest)
      place += 1
    }
    after.close(isCut: place <= count)
    rows = before.rows.reversed() + (here.map { [$0] } ?? []) + after.rows
    current = here == nil ? nil : before.rows.count
  }

  /// Rows in one direction, and a run that is not over yet.
  private struct Folding {
    private(set) var rows: [EventRow] = []
    private var run: [EventRow] = []
    /// Whether everything so far belongs to the run that the position stands in.
    private var isInside: Bool

    init(isInside: Bool) {
      self.isInside = isInside
    }

    func wantsMore(_ distance: Int) -> Bool {
      rows.count < EventRows.mostRows && distance < EventRows.mostEvents
    }

    mutating func add(_ row: EventRow, isNear: Bool) {
      isInside = isInside && row.repeated != nil
      if row.repeated != nil, !(isNear && isInside) {
        run.append(row)
      } else {
        close(isCut: false)
        rows.append(row)
      }
    }

    /// Ends a run; `isCut` if more of it may follow that was not looked at.
    mutating func close(isCut: Bool) {
      defer { run.removeAll(keepingCapacity: true) }
      guard run.count >= EventRows.leastRun else {
        rows += run
        return
      }
      let isBackward = run[0].first > run[run.count - 1].first
      rows.append(EventRow(run: isBackward ? run.reversed() : run, isCut: isCut))
    }
  }
}
