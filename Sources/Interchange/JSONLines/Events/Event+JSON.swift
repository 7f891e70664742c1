import SessionModel

extension JSONLineWriter {
  /// Writes the line of an event, with its end.
  mutating func line(_ timed: TimedEvent) {
    begin(LineType(of: timed.event), at: timed.time)
    switch timed.event {
    case .setup(.surroundings(let surroundings)): fields(of: surroundings)
    case .setup(.containers(let containers)): fields(of: containers)
    case .setup(.recognizer(let declaration)): fields(of: declaration)
    case .touch(let touch): fields(of: touch)
    case .touchSample(let sample): fields(of: sample)
    case .gesture(let report): fields(of: report)
    case .gestureControl(let control): fields(of: control)
    case .call(let call): fields(of: call)
    case .transition(let report): fields(of: report)
    case .animator(let report): fields(of: report)
    case .callback(let callback): fields(of: callback)
    case .observation(let observation): fields(of: observation)
    case .model(let snapshot): fields(of: snapshot)
    case .bars(let change): fields(of: change)
    case .lifetime(let lifetime): fields(of: lifetime)
    case .unknown(let kind, let bytes): fields(ofUnknown: kind, bytes)
    default: fields(ofSmall: timed.event)
    }
    end()
  }

  private mutating func fields(ofSmall event: Event) {
    switch event {
    case .flag(let name, let value):
      field("name", name)
      field("value", value)
    case .scroll(let name, let offset):
      field("name", name)
      field("offset", offset)
    case .rotation(let size, let window):
      fields(of: size)
      field("window", window)
    case .app(let state): field("state", state)
    case .mark(let name): field("name", name)
    case .note(let text): field("text", text: text)
    case .custom(let name, let payload):
      field("name", name)
      field("payload", text: payload)
    case .lost(let count, let cause):
      field("count", integer: count)
      field("cause", cause)
    default: break
    }
  }
}

extension JSONLineReader {
  /// The event of the current line.
  mutating func event() throws(JSONLinesError) -> TimedEvent {
    let time = try need("time", try time("time"))
    let event = try event(of: try need("type", try word("type")))
    try finishLine()
    return TimedEvent(time, event)
  }

  private mutating func event(of type: LineType) throws(JSONLinesError) -> Event {
    switch type {
    case .surroundings: .setup(.surroundings(try surroundings()))
    case .containers: .setup(.containers(try containers()))
    case .recognizer: .setup(.recognizer(try recognizer()))
    case .touch: .touch(try touch())
    case .sample: .touchSample(try sample())
    case .gesture: .gesture(try gesture())
    case .gestureControl: .gestureControl(try gestureControl())
    case .call: .call(try call())
    case .transition: .transition(try transition())
    case .animator: .animator(try animator())
    case .callback: .callback(try callback())
    case .observation: .observation(try observation())
    case .model: .model(try snapshot())
    case .bars: .bars(try bars())
    case .lifetime: .lifetime(try lifetime())
    case .unknown: try unknown()
    default: try small(type)
    }
  }

  private mutating func small(_ type: LineType) throws(JSONLinesError) -> Event {
    switch type {
    case .flag:
      let name = try need("name", try name("name"))
      return .flag(name, try need("value", try bool("value")))
    case .scroll:
      let name = try need("name", try name("name"))
      return .scroll(name, offset: try need("offset", try number("offset")))
    case .rotation:
      let size = try need("width", try size())
      return .rotation(size, window: try name("window"))
    case .app: return .app(try need("state", try word("state")))
    case .mark: return .mark(try need("name", try name("name")))
    case .note: return .note(try need("text", try text("text")))
    case .custom:
      let name = try need("name", try name("name"))
      return .custom(name, payload: try need("payload", try text("payload")))
    case .lost:
      let count = try need("count", try integer("count", UInt64.self))
      return .lost(count: count, cause: try need("cause", try name("cause")))
    default: return .end
    }
  }
}
