/// Turns tapes of one version of the format into tapes of the next, raw form to raw form.
///
/// What all versions share is how a tape begins, 8 bytes of magic, its version and the oldest version
/// that a reader must know, and the frames of blocks and index. An upcaster rewrites the header and
/// what is inside the blocks. It knows no version but its own and the next, whatever the current one
/// is, and so is never touched again.
protocol Upcaster: Sendable {
  /// The version it reads; it gives the next one.
  var version: UInt16 { get }

  /// The header of the next version, and how many bytes the one at the start of `source` takes.
  ///
  /// Nothing of it has been checked but that it begins like a tape.
  func header(
    _ source: any ByteSource
  ) throws(TapeError) -> (bytes: [UInt8], size: Int)

  /// The block in the form of the next version; its checksums matched.
  func block(_ block: RawBlock) throws(MalformedBytes) -> RawBlock
}
