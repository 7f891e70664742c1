import SessionModel

extension ByteReader {
  /// Reads the payload of an event of the kind numbered `number`.
  mutating func readEvent(kind number: UInt8) throws(MalformedBytes) -> Event {
    if EventKind.newer.contains(number) {
      return .unknown(kind: UInt32(number), bytes: Array(try readBytes(remaining)))
    }
    guard let kind = EventKind(rawValue: number) else {
      throw MalformedBytes("has an event of a kind that does not exist")
    }
    switch kind {
    case .surroundings, .containers, .recognizer: return .setup(try readSetup(kind))
    case .gestureControl: return .gestureControl(try readGestureControl())
    case .call: return .call(try readCall())
    case .transitionStep: return .transition(try readTransitionReport())
    case .animatorStep: return .animator(try readAnimatorReport())
    case .observation: return .observation(try readObservation())
    case .bars: return .bars(try readBarsChange())
    default: return try readSmall(kind)
    }
  }

  private mutating func readSmall(_ kind: EventKind) throws(MalformedBytes) -> Event {
    switch kind {
    case .callback:
      let call = try readChoice(AppearanceCallback.Kind.self)
      return .callback(AppearanceCallback(call, try readName()))
    case .model:
      let stack = try readName()
      return .model(StackSnapshot(stack, try readNames()))
    case .flag:
      let name = try readName()
      return .flag(name, try readBool())
    case .rotation:
      let size = try readSize()
      return .rotation(size, window: try readOptionalName())
    case .app:
      return .app(try readChoice(AppState.self))
    case .lifetime:
      let change = try readChoice(Lifetime.Kind.self)
      let object = try readName()
      return .lifetime(Lifetime(change, object, owner: try readOptionalName()))
    default:
      return try readAnnotation(kind)
    }
  }

  private mutating func readAnnotation(_ kind: EventKind) throws(MalformedBytes) -> Event {
    switch kind {
    case .mark:
      return .mark(try readName())
    case .note:
      return .note(try readString())
    case .custom:
      let name = try readName()
      return .custom(name, payload: try readString())
    case .lost:
      let count = try readVarint()
      return .lost(count: count, cause: try readName())
    case .end:
      return .end
    case .wrapped:
      let number = try readVarint(as: UInt32.self)
      return .unknown(kind: number, bytes: Array(try readBytes(remaining)))
    default:
      throw MalformedBytes("has a payload for an event that has columns")
    }
  }
}
