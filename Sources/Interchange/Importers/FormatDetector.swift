/// Looks for the first line that only one format has.
struct FormatDetector: LineReader {
  var recording = RecordingBuilder(diagnostics: DiagnosticLog())
  var format: RecordingFormat?

  mutating func read(_ line: Span<UInt8>, number: Int) throws(ImportError) {
    var start = 0
    line.skipQuoting(&start)
    let content = line.extracting(start..<line.count)
    if EvtestReader.recognizes(content) {
      format = .evtest
    } else if EvemuReader.recognizes(content) {
      format = .evemu
    } else if LibinputRecordReader.recognizes(content) {
      format = .libinputRecord
    } else if GeteventReader.recognizes(content) {
      format = .getevent
    }
    if format != nil || number >= RecordingFormat.linesToLookAt {
      throw ImportError(line: number, message: "looked far enough")
    }
  }
}
