import SessionModel

extension TapeReader {
  /// The session before event `number`, at most one behind the last: replayed from the keyframe
  /// before it.
  ///
  /// Events that were lost with their block do nothing, but time goes on.
  func session(before number: Int) throws(TapeError) -> Session {
    var place = blocks.firstIndex { $0.lastEvent >= number } ?? blocks.count - 1
    guard place >= 0 else { return header.initialSession }
    var session = try keyframe(ofBlock: place)
    while session == nil, place > 0 {
      place -= 1
      session = try keyframe(ofBlock: place)
    }
    var state = session ?? header.initialSession
    for block in place..<blocks.count where blocks[block].firstEvent < number {
      try apply(block, before: number, to: &state)
    }
    return state
  }

  /// Applies the events of `block` that come before event `number`.
  private func apply(
    _ block: Int,
    before number: Int,
    to session: inout Session
  ) throws(TapeError) {
    var facts = NoFacts()
    let info = blocks[block]
    let events = try events(ofBlock: block)
    for event in events.prefix(number - info.firstEvent) {
      session.apply(event.event, at: event.time, telling: &facts)
    }
    guard number > info.lastEvent, events.count < info.count else { return }
    let missing = Event.lost(count: UInt64(info.count - events.count), cause: .none)
    session.apply(missing, at: info.lastTime, telling: &facts)
  }
}
