import GestureScript
import SessionModel

/// Turns recordings of real touches into tapes.
///
///     let importer = TouchImporter(ImportOptions(screen: Size(width: 390, height: 844)))
///     let tape = try importer.tape(from: bytes)
///     print(tape.report.lines.joined(separator: "\n"))
///
/// Equal recordings and options give equal tapes; no wall time is taken over.
public struct TouchImporter: Sendable {
  /// What the recordings do not say themselves.
  public var options: ImportOptions

  /// An importer.
  public init(_ options: ImportOptions = ImportOptions()) {
    self.options = options
  }

  /// Imports the recording whose file holds `bytes`.
  ///
  /// Every finger gets a number of its own, counted from 1. It goes down once, without a position
  /// where the device did not tell one, and is lifted or cancelled once; nothing touches at the end.
  ///
  /// - Throws: `ImportError` if nothing can be imported (unknown format, no events, no touch device
  ///   or several, a limit passed), or, when strict, at the first line that would be dropped or
  ///   repaired.
  /// - Complexity: O(*n*) in the size of the recording.
  public func tape(from bytes: [UInt8]) throws(ImportError) -> ImportedTape {
    let recording = try TouchRecording(bytes, options: options)
    return ImportedTape(
      description: description(of: recording),
      names: options.setup?.names ?? NameTable(),
      events: events(of: recording),
      report: ImportReport(recording)
    )
  }

  /// The setup's header; a device that it names itself keeps its name and its facts.
  private func description(of recording: TouchRecording) -> TapeDescription {
    var description = options.setup?.description ?? TapeDescription()
    let recorded = TapeDescription.Device(recording)
    guard var device = description.device else {
      description.device = recorded
      return description
    }
    let stated = device.facts.map(\.key)
    device.facts += recorded.facts.filter { !stated.contains($0.key) }
    description.device = device
    return description
  }

  /// The setup, which states the screen's size if it does not already, the touches and the end.
  private func events(of recording: TouchRecording) -> [TimedEvent] {
    var events: [TimedEvent] = []
    events.reserveCapacity(recording.contacts.updates.count + 8)
    if options.setupSize == nil {
      let size = Setup.Surroundings(size: recording.mapping.screen)
      events.append(TimedEvent(.zero, .setup(.surroundings(size))))
    }
    if let setup = options.setup { events += setup.events }
    var fingers = ContactTouches(mapping: recording.mapping)
    for update in recording.contacts.updates {
      guard let touch = fingers.touch(for: update) else { continue }
      events.append(TimedEvent(Time(microseconds: update.time), .touch(touch)))
    }
    events.append(TimedEvent(end(of: events, recording), .end))
    return events
  }

  /// The last frame's time; with a setup, once what the touches set in motion has come to rest.
  private func end(of events: [TimedEvent], _ recording: TouchRecording) -> Time {
    let last = Time(microseconds: recording.contacts.duration)
    guard let setup = options.setup else { return last }
    var session = Session(policies: setup.description.policies)
    var sink = NoFacts()
    for event in events { session.apply(event.event, at: event.time, telling: &sink) }
    session.advance(to: last, telling: &sink)
    return session.advanceToRest(telling: &sink) ? session.now : last
  }
}
