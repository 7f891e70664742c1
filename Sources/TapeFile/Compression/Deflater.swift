import CZlib

/// Compresses one section after another as raw deflate streams.
///
/// A stream consists of parts; each part may start a deflate block of its own, so that it gets its
/// own Huffman table inside one ordinary stream.
final class Deflater {
  /// How zlib looks for repetitions in a part.
  enum Strategy: Equatable {
    /// Any repetition: names, kinds, text.
    case matching
    /// Numbers, most of whose short repetitions are chance.
    case numbers

    fileprivate var number: Int32 { self == .numbers ? Z_FILTERED : Z_DEFAULT_STRATEGY }
  }

  /// A piece of a stream.
  struct Part {
    var bytes: [UInt8]
    var strategy: Strategy
  }

  /// Level 6: 9 gains less than 0.3 % at half the speed.
  private static let level: Int32 = 6
  /// Raw deflate, 32 KiB window.
  private static let windowBits: Int32 = -15
  private static let memoryLevel: Int32 = 8
  /// Shorter parts share the table of the part before them: a table costs about 40 bytes, and some
  /// microseconds to read.
  private static let shortestPart = 400

  private var stream = z_stream()

  init() throws(TapeError) {
    let status = czlib_deflate_init(
      &stream,
      Deflater.level,
      Deflater.windowBits,
      Deflater.memoryLevel,
      Z_DEFAULT_STRATEGY
    )
    guard status == Z_OK else { throw Deflater.failure(status) }
  }

  deinit {
    deflateEnd(&stream)
  }

  /// The compressed stream of `parts`; equal parts give equal bytes.
  func compress(_ parts: [Part]) throws(TapeError) -> [UInt8] {
    let total = parts.reduce(0) { $0 + $1.bytes.count }
    var output = [UInt8](
      repeating: 0,
      count: Int(deflateBound(&stream, uLong(total))) + 64 * parts.count + 64
    )
    try check(deflateReset(&stream))
    var used = 0
    var current: Strategy?
    for (place, part) in parts.enumerated() {
      if part.strategy != current {
        // Switching ends the deflate block, so the state is switched while nothing is pending.
        used += try step(into: &output, at: used) {
          deflateParams(&$0, Deflater.level, part.strategy.number)
        }
        current = part.strategy
      }
      let isLast = place == parts.count - 1
      let ends = part.bytes.count >= Deflater.shortestPart
      let flush = isLast ? Z_FINISH : ends ? Z_BLOCK : Z_NO_FLUSH
      used += try feed(part.bytes, flush, into: &output, at: used)
    }
    output.removeLast(output.count - used)
    return output
  }

  private func feed(
    _ bytes: [UInt8],
    _ flush: Int32,
    into output: inout [UInt8],
    at used: Int
  ) throws(TapeError) -> Int {
    var input = bytes
    let count = input.count
    var result: Result<Int, TapeError> = .success(0)
    input.withUnsafeMutableBufferPointer { buffer in
      stream.next_in = buffer.baseAddress
      stream.avail_in = uInt(count)
      result = Result { () throws(TapeError) in
        try step(into: &output, at: used) { deflate(&$0, flush) }
      }
      stream.next_in = nil
    }
    let written = try result.get()
    guard stream.avail_in == 0 else { throw Deflater.failure(Z_BUF_ERROR) }
    return written
  }

  private func step(
    into output: inout [UInt8],
    at used: Int,
    _ body: (inout z_stream) -> Int32
  ) throws(TapeError) -> Int {
    let room = output.count - used
    let status = output.withUnsafeMutableBufferPointer { buffer in
      stream.next_out = buffer.baseAddress.map { $0 + used }
      stream.avail_out = uInt(room)
      defer { stream.next_out = nil }
      return body(&stream)
    }
    // A flush with nothing left to say is no failure.
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR,
      stream.avail_out > 0
    else { throw Deflater.failure(status) }
    return room - Int(stream.avail_out)
  }

  private func check(_ status: Int32) throws(TapeError) {
    guard status == Z_OK else { throw Deflater.failure(status) }
  }

  private static func failure(_ status: Int32) -> TapeError {
    TapeError(.compression, "zlib cannot compress (status \(status)); memory may be short")
  }
}
