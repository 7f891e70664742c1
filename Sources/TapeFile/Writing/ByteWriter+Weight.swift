import SessionModel

extension ByteWriter {
  /// Bytes that `event` takes as a payload of a block; none where it has columns.
  ///
  /// Uses the writer's memory.
  ///
  /// - Throws: `tooLarge` if it does not fit a block.
  mutating func weight(of event: Event) throws(TapeError) -> Int {
    guard !event.hasColumns else { return 0 }
    bytes.removeAll(keepingCapacity: true)
    _ = writePayload(of: event)
    guard bytes.count <= TapeFormat.longestEvent else {
      throw TapeError(
        .tooLarge,
        "the event takes \(bytes.count) bytes; at most \(TapeFormat.longestEvent) fit"
      )
    }
    return bytes.count
  }
}
