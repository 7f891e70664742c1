/// A kernel recording as its text tells it, before any event is understood.
struct KernelRecording: Sendable {
  var format: RecordingFormat
  var devices: [DeviceDescription]
  var events: [KernelEvent]
  var diagnostics: DiagnosticLog

  /// Reads a recording or a description.
  ///
  /// - Parameter format: the format, or nil to recognize it from the content.
  /// - Throws: `ImportError` if the format is not known, a limit is passed, or, when strict, at the
  ///   first line that would be dropped or repaired.
  init(
    _ bytes: [UInt8],
    format: RecordingFormat? = nil,
    isStrict: Bool = false
  ) throws(ImportError) {
    guard let format = format ?? RecordingFormat.detect(bytes) else {
      let known = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ImportError(message: "the format is not known; expected one of \(known)")
    }
    let log = DiagnosticLog(isStrict: isStrict)
    let built =
      switch format {
      case .libinputRecord: try Self.read(bytes, with: LibinputRecordReader(diagnostics: log))
      case .evemu: try Self.read(bytes, with: EvemuReader(diagnostics: log))
      case .evtest: try Self.read(bytes, with: EvtestReader(diagnostics: log))
      case .getevent: try Self.read(bytes, with: GeteventReader(diagnostics: log))
      }
    self.format = format
    devices = built.devices
    events = built.events
    diagnostics = built.diagnostics
  }

  private static func read(
    _ bytes: [UInt8],
    with reader: some LineReader
  ) throws(ImportError) -> RecordingBuilder {
    var reader = reader
    try reader.readLines(of: bytes)
    return reader.recording
  }
}
