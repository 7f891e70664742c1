import SessionModel

/// An event whose names are spelled out and whose numbers are compared bit by bit, so that events of
/// different tables, and those with NaN, can be compared.
struct SpelledEvent: Equatable {
  let time: Int64
  let text: String

  init(_ timed: TimedEvent, _ names: NameTable) {
    time = timed.time.microseconds
    var spelled: [String] = []
    var event = timed.event
    event.replaceNames { name in
      spelled.append(names[name])
      return .none
    }
    text = Mirror.bits(of: event) + spelled.map { "“\($0)”" }.joined()
  }

  static func list(_ events: [TimedEvent], _ names: NameTable) -> [SpelledEvent] {
    events.map { SpelledEvent($0, names) }
  }
}

extension Mirror {
  /// Every leaf of a value in order, doubles by their bits.
  fileprivate static func bits(of value: Any) -> String {
    if let number = value as? Double { return String(number.bitPattern, radix: 16) }
    if let text = value as? String { return "\(Array(text.utf8))" }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return "\(value)" }
    let inner = mirror.children.map { "\($0.label ?? ""):\(bits(of: $0.value))" }
    return "\(mirror.subjectType)(\(inner.joined(separator: ",")))"
  }
}
