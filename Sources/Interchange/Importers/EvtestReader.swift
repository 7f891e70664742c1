/// Reads the output of evtest and of the tool of the same name that comes with python-evdev.
///
/// An event is looked for at each "time", wherever it stands, so that quoted text and text whose
/// lines were broken or joined by a mail program can be read.
struct EvtestReader: LineReader {
  /// The longest text that is put together again from broken lines, in bytes.
  static let longestEvent = 1_024

  var recording: RecordingBuilder
  private var block = DescriptionBlock()
  /// An event that the last line began and did not end.
  private var pending: [UInt8]?
  private var pendingLine = 0

  init(diagnostics: DiagnosticLog) {
    recording = RecordingBuilder(diagnostics: diagnostics)
  }

  /// Whether a line can only come from evtest.
  static func recognizes(_ line: Span<UInt8>) -> Bool {
    if line.matches("Input driver version is ", at: 0) { return true }
    var position = 0
    if line.skip("Event: time ", &position) { return line.timestamp(&position) != nil }
    guard line.skip("time ", &position), line.timestamp(&position) != nil else { return false }
    line.skipBlanks(&position)
    return line.matches("type ", at: position) || line.matches("---", at: position)
      || line.matches("+++", at: position)
  }

  mutating func read(_ line: Span<UInt8>, number: Int) throws(ImportError) {
    var position = 0
    line.skipQuoting(&position)
    guard position < line.count else { return }
    guard var text = pending else {
      return try readContent(line.extracting(position..<line.count), number, rejoinedFrom: nil)
    }
    pending = nil
    text.append(0x20)
    for index in position..<line.count { text.append(line[index]) }
    try readContent(text.span, number, rejoinedFrom: pendingLine)
  }

  mutating func finish() throws(ImportError) {
    if pending != nil { try malformed(pendingLine) }
    pending = nil
  }

  /// Reads all events of a line.
  ///
  /// - Parameter rejoinedFrom: the line on which the first event began, if an earlier one.
  private mutating func readContent(
    _ line: Span<UInt8>,
    _ number: Int,
    rejoinedFrom earlier: Int?
  ) throws(ImportError) {
    guard let first = Self.anchor(in: line, from: 0) else {
      return try readOther(line, number)
    }
    var start = first
    var origin = earlier ?? number
    while true {
      let next = Self.anchor(in: line, from: start + 5)
      let event = EvtestLine(line.extracting(start + 5..<(next ?? line.count)))
      if let event {
        if origin != number {
          try recording.note(.rejoinedLine, line: origin, "an event broken into lines was rejoined")
        }
        try take(event, origin)
      } else if next != nil {
        try malformed(origin)
      } else {
        return try keepPending(line.extracting(start..<line.count), origin)
      }
      origin = number
      guard let next else { break }
      start = next
    }
    if Self.endsInTime(line) { keepTime(number) }
  }

  /// Where "time" and a number stand, from where on an event can be read.
  private static func anchor(in line: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while let found = line.firstIndex(of: "time ", from: position) {
      position = found + 5
      if position < line.count, line[position] &- 0x30 < 10 { return found }
    }
    return nil
  }

  private static func endsInTime(_ line: Span<UInt8>) -> Bool {
    line.matches("time", at: line.count - 4)
  }

  private mutating func keepPending(_ line: Span<UInt8>, _ number: Int) throws(ImportError) {
    guard line.count < Self.longestEvent else { return try malformed(number) }
    pending = (0..<line.count).map { line[$0] }
    pendingLine = number
  }

  /// The line ends between "time" and the number.
  private mutating func keepTime(_ number: Int) {
    pending = Array("time".utf8)
    pendingLine = number
  }

  private mutating func readOther(_ line: Span<UInt8>, _ number: Int) throws(ImportError) {
    if Self.endsInTime(line) { return keepTime(number) }
    if block.read(line, from: 0, into: &recording.devices[recording.lastDevice()]) { return }
    if line.equals("Event:") || Self.headings.contains(where: { line.matches($0, at: 0) }) {
      return
    }
    try recording.note(.skippedLine, line: number, "neither an event nor a description")
  }

  /// Lines that evtest prints besides events and descriptions.
  private static var headings: [StaticString] {
    [
      "Input driver version", "Supported events", "Properties", "Testing", "Key repeat", "Repeat",
      "No device specified", "Available devices", "/dev/input/", "Select the device", "Listening",
      "State ", "***", "This device", "In this case",
    ]
  }

  private mutating func take(_ event: EvtestLine, _ number: Int) throws(ImportError) {
    if event.time.decimals > 6 {
      try recording.note(.unusualFraction, line: number, "more than 6 decimals of a second")
    }
    try recording.append(
      KernelEvent(
        line: number,
        time: event.time.microseconds,
        type: event.type,
        code: event.code,
        value: event.value
      )
    )
  }
}

extension EvtestReader {
  private mutating func malformed(_ number: Int) throws(ImportError) {
    try recording.note(
      .malformedEvent,
      line: number,
      "expected \"time s.us, type T (NAME), code C (NAME), value V\""
    )
  }
}
