import GestureScript
public import SessionModel

/// What an import read, and what it dropped, repaired, did not know or remarks on.
public struct ImportReport: Equatable, Sendable {
  /// All that arose of one kind.
  public struct Notice: Equatable, Sendable {
    /// What happened.
    public var code: Diagnostic.Code
    /// How often, in all.
    public var count: Int
    /// The first of them; at most `DiagnosticLog.keptPerCode`.
    public var first: [Diagnostic]
  }

  /// The recording's format, recognized or as told.
  public var format: RecordingFormat
  /// The device's own name, if the recording states it.
  public var deviceName: String?
  /// Contacts: fingers that came and went.
  public var contactCount: Int
  /// The most contacts that were down together.
  public var largestContactCount: Int
  /// The most fingers that a touchpad told of, also of those without a contact; 0 if it did not.
  public var largestFingerCount: Int
  /// Frames of the device.
  public var frameCount: Int
  /// Kernel events of the device.
  public var kernelEventCount: Int
  /// From the first frame to the last.
  public var duration: Interval
  /// 1, and one more for each time that the recorder's clock went back.
  public var segmentCount: Int
  /// Whether the times come from the recording; otherwise its frames were spaced evenly.
  public var isDated: Bool
  /// What happened, in the order in which the codes are declared.
  public var notices: [Notice]

  /// The report on `recording`.
  init(_ recording: TouchRecording) {
    let contacts = recording.contacts
    let log = recording.diagnostics
    format = recording.format
    deviceName = recording.device.name
    contactCount = contacts.updates.reduce(0) { $0 + ($1.kind == .began ? 1 : 0) }
    largestContactCount = contacts.largestContactCount
    largestFingerCount = contacts.largestFingerCount
    frameCount = contacts.frameCount
    kernelEventCount = recording.eventCount
    duration = Interval(microseconds: contacts.duration)
    segmentCount = contacts.segmentCount
    isDated = contacts.isDated
    notices = log.summary.map { code, count in
      Notice(code: code, count: count, first: log.diagnostics.filter { $0.code == code })
    }
  }

  /// The number of things with the given effect.
  public func count(of effect: Diagnostic.Code.Effect) -> Int {
    notices.reduce(0) { $0 + ($1.code.effect == effect ? $1.count : 0) }
  }
}

extension ImportReport {
  /// The report for people, a line for each thing to know.
  ///
  /// Names from the recording stand in it as they are: escape them before showing them.
  public var lines: [String] {
    let seconds = SecondsText.text(microseconds: duration.microseconds)
    let name = deviceName.map { " of “\($0)”" } ?? ""
    let counts =
      "\(Self.counted(contactCount, "contact")), at most \(largestContactCount) at once; "
      + "\(Self.counted(frameCount, "frame")), "
      + "\(Self.counted(kernelEventCount, "kernel event")), \(seconds) s"
    return ["\(format.rawValue)\(name): \(counts)"] + notices.map { $0.line }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ImportReport.Notice {
  /// How many line numbers are shown.
  private static let shownLines = 5

  /// The lines of the file on which it first happened, ascending; empty if the file as a whole is
  /// meant.
  public var fileLines: [Int] { first.map(\.line).filter { $0 > 0 } }

  /// The notice for people.
  var line: String {
    let shown = fileLines.prefix(Self.shownLines).map { String($0) }.joined(separator: ", ")
    let more = count > Self.shownLines ? ", …" : ""
    let place = shown.isEmpty ? "" : " (\(count > 1 ? "lines" : "line") \(shown)\(more))"
    let times = count > 1 ? " ×\(count)" : ""
    let messages =
      code.effect == .remark && shown.isEmpty
      ? first.map(\.message).joined(separator: "; ") : first.first?.message ?? ""
    return "\(code.effect.rawValue) \(code.rawValue)\(times)\(place): \(messages)"
  }
}
