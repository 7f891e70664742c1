import SessionModel

/// Events that are known beforehand: which one comes at which place depends on the numbers alone.
struct KnownSequence {
  /// Which of a tape's recordings it is.
  var generation: Int
  /// The thread that records it.
  var thread: Int

  /// The event at `place`, its names spelled by `name`.
  func event(_ place: Int, _ name: (String) -> Name) -> TimedEvent {
    let time = Time(microseconds: Int64(generation) * 1_000_000_000 + Int64(place) * 997)
    return TimedEvent(time, content(place, name))
  }

  private func content(_ place: Int, _ name: (String) -> Name) -> Event {
    let id = Int32(generation * 16 + thread)
    let position = Point(x: Double(place), y: Double(place % 91) / 3)
    switch place % 16 {
    case 0:
      return .mark(name("mark \(generation).\(thread).\(place / 64)"))
    case 1:
      let count = place % 64 == 1 ? 120 : 10
      return .custom(name("note \(id)"), payload: String(repeating: "\(place) ", count: count))
    case 2:
      return .call(NavigationCall(.push(name("screen \(id).\(place % 5)"))))
    case 3, 4, 5:
      return .gesture(
        GestureReport(
          name("pan \(id)"),
          .changed,
          touch: id,
          translation: position,
          velocity: position
        )
      )
    case 6:
      return .gesture(
        GestureReport(
          name("pinch \(id)"),
          .changed,
          touch: id,
          translation: position,
          velocity: position,
          scale: Double(place),
          rotation: 0.1,
          force: -1,
          edge: .left
        )
      )
    case 7:
      let progress = Double(place).squareRoot()
      return .transition(
        TransitionReport(TransitionID(name("back \(id)"), count: UInt32(place)), .update(progress))
      )
    case 8:
      return .touchSample(
        TouchSample(id: id, kind: .coalesced, position: position, force: Double(place))
      )
    default:
      return .touch(Touch(.move, id: id, position: position, sampleTime: Time(microseconds: -1)))
    }
  }
}
