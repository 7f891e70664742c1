import SessionModel

extension ByteWriter {
  mutating func write(_ control: GestureControl) -> EventKind {
    write(control.recognizer)
    switch control.action {
    case .enabled(let isEnabled): write(isEnabled)
    case .resetTranslation: write(byte: 2)
    }
    return .gestureControl
  }

  mutating func write(_ observation: Observation) -> EventKind {
    switch observation {
    case .stack(let stack, let screens):
      write(byte: 0)
      write(stack)
      write(names: screens)
    case .presented(let screens):
      write(byte: 1)
      write(names: screens)
    case .size(let screen, let size):
      write(byte: 2)
      write(screen)
      write(size)
    }
    return .observation
  }

  mutating func write(_ change: BarsChange) -> EventKind {
    write(list: change.settings) { $0.write($1) }
    write(optional: change.owner)
    write(optional: change.duration) { $0.write($1) }
    return .bars
  }
}

extension ByteReader {
  mutating func readGestureControl() throws(MalformedBytes) -> GestureControl {
    let recognizer = try readName()
    switch try readByte() {
    case 0: return GestureControl(recognizer, .enabled(false))
    case 1: return GestureControl(recognizer, .enabled(true))
    case 2: return GestureControl(recognizer, .resetTranslation)
    default: throw MalformedBytes("has a change of a recognizer that does not exist")
    }
  }

  mutating func readObservation() throws(MalformedBytes) -> Observation {
    switch try readByte() {
    case 0:
      let stack = try readName()
      return .stack(stack, try readNames())
    case 1: return .presented(try readNames())
    case 2:
      let screen = try readName()
      return .size(screen, try readSize())
    default: throw MalformedBytes("has an observation that does not exist")
    }
  }

  mutating func readBarsChange() throws(MalformedBytes) -> BarsChange {
    let settings = try readSettings()
    let owner = try readOptionalName()
    return BarsChange(settings, owner: owner, duration: try readOptionalInterval())
  }
}
