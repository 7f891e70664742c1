public import SessionModel

/// A recording as a tape would hold it, with what is to be known about its import.
public struct ImportedTape: Sendable {
  /// The header's fields: the setup's, with the device that was recorded.
  public var description: TapeDescription
  /// The names of the events.
  public var names: NameTable
  /// The setup at time 0, the touches in order of time from their first frame at 0, and the end.
  public var events: [TimedEvent]
  /// What was read, dropped, repaired, unknown and remarkable.
  public var report: ImportReport
}
