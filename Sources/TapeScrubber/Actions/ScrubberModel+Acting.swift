import GestureScript
import SessionModel
import TapeReplay

extension ScrubberModel {
  mutating func perform(_ acting: ScrubberAction.Acting) {
    do throws(Source.Failure) {
      switch acting {
      case .cut: try cut()
      case .copyState: copyState()
      case .copyEvent: try copyEvent()
      case .makeTest: try makeTest()
      }
    } catch {
      report(error)
    }
  }

  /// Asks for an errand; it is told with the effects of this update.
  ///
  /// While a long one goes on, there is no other.
  mutating func send(_ errand: ScrubberErrand) {
    if errand.mayTakeLong, let underway {
      notice = "still \(underway.title): one at a time, escape stops it"
      return
    }
    errands.append(errand)
  }

  /// The errands that were asked for since the last time.
  mutating func takeErrands() -> [ScrubberEffect] {
    defer { errands.removeAll() }
    return errands.map { .errand($0) }
  }

  /// Takes in what became of an errand.
  mutating func take(_ answer: ScrubberAnswer) {
    switch answer {
    case .done(let text): notice = text
    case .refused(let text): notice = text
    case .noted(let entry):
      notes.add(entry)
      switch entry.content {
      case .mark(let name): notice = "marked @\(name) at \(TimeText.text(entry.position.time))"
      case .note: notice = "noted at \(TimeText.text(entry.position.time))"
      }
    }
  }

  private mutating func cut() throws(Source.Failure) {
    guard let times = chosenTimes else {
      notice = "the whole tape is shown: zoom in (z) or set a stretch (a b) to cut it"
      return
    }
    guard let events = try events(in: times) else {
      let (start, end) = (TimeText.text(times.lowerBound), TimeText.text(times.upperBound))
      notice = "there are no events from \(start) to \(end) to cut"
      return
    }
    send(.cut(events))
  }

  private mutating func copyState() {
    send(.copyState(StateTree(of: session, names: names, event: position.event).root))
  }

  private mutating func copyEvent() throws(Source.Failure) {
    guard let event = try currentEvent() else {
      notice = "there is no event here"
      return
    }
    send(.copyEvent(EventPrinter(names: names).line(event)))
  }

  /// The event at the position, unless it was lost or is the start.
  private func currentEvent() throws(Source.Failure) -> TimedEvent? {
    var pages = EventPages(replayer.source, blocks: blocks)
    return try pages.event(position.event)
  }

  /// The stretch's events up to here; of a stretch that lies elsewhere, the gesture's.
  private mutating func makeTest() throws(Source.Failure) {
    guard position.event > 0 else {
      notice = "nothing has happened yet that could be tested"
      return
    }
    guard decisions.isEmpty else {
      notice = "a test would expect what the tape decides, not \(decisions.joined(separator: " "))"
      return
    }
    let events = try actedEvents()
    let isHere = events.map { $0.lowerBound <= position.event } ?? false
    let start = try isHere ? events?.lowerBound : gestureEvents()?.lowerBound
    send(.makeTest(from: min(start ?? 1, position.event), to: position))
  }
}
