/// A reader that is given a text line by line.
protocol LineReader {
  /// What has been read so far.
  var recording: RecordingBuilder { get set }

  /// Takes the next line, without its end and trailing blanks; `number` counts from 1.
  mutating func read(_ line: Span<UInt8>, number: Int) throws(ImportError)

  /// Takes notice that there are no more lines.
  mutating func finish() throws(ImportError)
}

extension LineReader {
  mutating func finish() throws(ImportError) {}

  /// Reads all lines of a text; lines may end with LF or CR LF.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func readLines(of bytes: [UInt8]) throws(ImportError) {
    let span = bytes.span
    var start = 0
    var number = 0
    while start < span.count {
      var end = start
      while end < span.count, span[end] != 0x0A { end += 1 }
      number += 1
      var last = end
      while last > start, [0x20, 0x09, 0x0D].contains(span[last - 1]) { last -= 1 }
      if last - start > ImportLimits.lineLength {
        try recording.note(
          .lineTooLong,
          line: number,
          "a line of \(last - start) bytes was skipped"
        )
      } else if last > start {
        try read(span.extracting(start..<last), number: number)
      }
      start = end + 1
    }
    try finish()
  }
}
