import SessionModel

extension ByteWriter {
  /// Writes the payload of an event that has no columns and returns its kind's number.
  mutating func writePayload(of event: Event) -> UInt8 {
    switch event {
    case .setup(let setup): return write(setup).rawValue
    case .gestureControl(let control): return write(control).rawValue
    case .call(let call): return write(call).rawValue
    case .transition(let report): return write(report).rawValue
    case .animator(let report): return write(report).rawValue
    case .observation(let observation): return write(observation).rawValue
    case .bars(let change): return write(change).rawValue
    case .unknown(let kind, let bytes): return writeUnknown(kind, bytes)
    default: return writeSmall(event).rawValue
    }
  }

  private mutating func writeSmall(_ event: Event) -> EventKind {
    switch event {
    case .callback(let callback):
      write(byte: callback.kind.rawValue)
      write(callback.screen)
      return .callback
    case .model(let snapshot):
      write(snapshot.stack)
      write(names: snapshot.screens)
      return .model
    case .flag(let name, let value):
      write(name)
      write(value)
      return .flag
    case .rotation(let size, let window):
      write(size)
      write(optional: window)
      return .rotation
    case .app(let state):
      write(byte: state.rawValue)
      return .app
    case .lifetime(let lifetime):
      write(byte: lifetime.kind.rawValue)
      write(lifetime.object)
      write(optional: lifetime.owner)
      return .lifetime
    default:
      return writeAnnotation(event)
    }
  }

  private mutating func writeAnnotation(_ event: Event) -> EventKind {
    switch event {
    case .mark(let name):
      write(name)
      return .mark
    case .note(let text):
      write(text)
      return .note
    case .custom(let name, let payload):
      write(name)
      write(payload)
      return .custom
    case .lost(let count, let cause):
      write(varint: count)
      write(cause)
      return .lost
    default:
      return .end
    }
  }

  /// Kinds that a newer writer numbered keep their number; others are wrapped, so that none can be
  /// taken for a kind of this version.
  private mutating func writeUnknown(_ kind: UInt32, _ bytes: [UInt8]) -> UInt8 {
    if let number = UInt8(exactly: kind), EventKind.newer.contains(number) {
      self.bytes += bytes
      return number
    }
    write(varint: UInt64(kind))
    self.bytes += bytes
    return EventKind.wrapped.rawValue
  }
}
