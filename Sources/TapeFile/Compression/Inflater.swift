import CZlib

/// Expands raw deflate streams into buffers of a size known beforehand.
final class Inflater {
  /// Raw deflate, 32 KiB window.
  private static let windowBits: Int32 = -15

  private var stream = z_stream()

  init() throws(TapeError) {
    let status = czlib_inflate_init(&stream, Inflater.windowBits)
    guard status == Z_OK else {
      throw TapeError(.compression, "zlib cannot start (status \(status)); memory may be short")
    }
  }

  deinit {
    inflateEnd(&stream)
  }

  /// Expands `bytes[range]` to exactly `size` bytes at the start of `output`, which grows if it must.
  func expand(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    to size: Int,
    into output: inout [UInt8]
  ) throws(MalformedBytes) {
    // One byte more, so that a stream that is too long shows.
    if output.count < size + 1 { output = [UInt8](repeating: 0, count: size + 1) }
    inflateReset(&stream)
    let status = bytes.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { buffer in
        // zlib's interface is not const-correct; it never writes to its input.
        stream.next_in = UnsafeMutablePointer(
          mutating: input.baseAddress.map { $0 + range.lowerBound }
        )
        stream.avail_in = uInt(range.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(size + 1)
        defer {
          stream.next_in = nil
          stream.next_out = nil
        }
        return inflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, stream.avail_in == 0, stream.avail_out == 1 else {
      throw MalformedBytes("does not expand to the size it declares")
    }
  }
}
