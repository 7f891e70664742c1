package import SessionModel

/// Keeps the end of a recording without a thread: the same calls always give the same bytes.
package final class DirectFlight {
  private let writer: FlightWriter

  /// Keeps as much as `limits` say, in memory.
  package init(_ limits: FlightLimits, description: TapeDescription) throws(TapeError) {
    writer = try FlightWriter(
      to: FlightMemory(capacity: limits.bytes),
      limits,
      description: description,
      salt: 0
    )
  }

  /// Adds an event whose names `names` spells, always the same growing table.
  ///
  /// - Throws: `tooLarge` if no tape can hold it.
  package func record(_ event: TimedEvent, names: NameTable) throws(TapeError) {
    try writer.append(event, names: names)
    try writer.flush()
  }

  /// What is kept.
  package func snapshot() throws(TapeError) -> FlightSnapshot {
    try writer.snapshot()
  }
}
