import GestureScript
import SessionModel
import TapeReplay

/// Looks up what is shown of a position.
struct MomentReader<Source: EventSource> {
  private let names: NameTable
  private let printer: EventPrinter
  private var pages: EventPages<Source>
  /// The state to compare with, by the number of its event: it stays while time passes.
  private var before: (event: Int, tree: StateTree)?
  private var verdicts = VerdictReader<Source>()

  init(_ source: Source, blocks: [EventBlock]) {
    names = source.names
    printer = EventPrinter(names: names)
    pages = EventPages(source, blocks: blocks)
  }

  /// What is shown where `replayer` stands.
  mutating func moment(
    at replayer: Replayer<Source, SessionReducer>
  ) throws(Source.Failure) -> ScrubberMoment {
    var moment = ScrubberMoment()
    moment.position = replayer.position
    moment.session = replayer.state
    moment.event = try eventText(moment.position.event)
    moment.changes = try changes(at: replayer)
    moment.trail = try Trail.points(before: moment.position, in: &pages)
    moment.events = try EventRows(
      around: moment.position.event,
      of: replayer.eventCount,
      in: &pages
    )
    moment.verdicts = try verdicts.verdicts(at: replayer, in: &pages)
    moment.forecasts = ReleaseForecast.all(in: moment.session)
    return moment
  }

  private mutating func eventText(_ number: Int) throws(Source.Failure) -> String {
    guard number > 0 else { return "(before the first event)" }
    guard let timed = try pages.event(number) else { return "(lost with its block)" }
    return printer.text(timed.event)
  }

  private mutating func changes(
    at replayer: Replayer<Source, SessionReducer>
  ) throws(Source.Failure) -> [StateChange] {
    let number = replayer.position.event
    guard number > 0 else { return [] }
    if before?.event != number - 1 {
      var scout = replayer
      try scout.seek(toEvent: number - 1)
      before = (number - 1, StateTree(of: scout.state, names: names, event: number - 1))
    }
    guard let before else { return [] }
    let after = StateTree(of: replayer.state, names: names, event: number)
    return StateDifference.changes(from: before.tree, to: after).filter { !$0.isPlain }
  }
}
