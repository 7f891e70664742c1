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
  static func recognises(_ line: Span<UInt8>) -> Bool {
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
    if pending != nil {
      if line.firstIndex(of: "time ", from: position) == nil {
        return try extendPending(with: line, from: position, number)
      }
      try dropPending()
    }
    try readContent(line, from: position, number)
  }

  mutating func finish() throws(ImportError) {
    if pending != nil { try dropPending() }
  }

  private mutating func readContent(
    _ line: Span<UInt8>,
    from start: Int,
    _ number: Int
  ) throws(ImportError) {
    guard let first = line.firstIndex(of: "time ", from: start), Self.isDigit(line, at: first + 5)
    else {
      return try readOther(line, from: start, number)
    }
    var position = first
    while true {
      position += 5
      let next = line.firstIndex(of: "time ", from: position)
      let end = next ?? line.count
      if let event = EvtestLine(line.extracting(position..<end)) {
        try take(event, number)
      } else if next == nil, end - position < Self.longestEvent {
        keepPending(line.text(position..<end), number)
      } else {
        try malformed(number)
      }
      guard let next else { return }
      position = next
    }
  }

  private static func isDigit(_ line: Span<UInt8>, at position: Int) -> Bool {
    position < line.count && line[position] &- 0x30 < 10
  }

  private mutating func readOther(
    _ line: Span<UInt8>,
    from start: Int,
    _ number: Int
  ) throws(ImportError) {
    if block.read(line, from: start, into: &recording.devices[recording.lastDevice()]) { return }
    let content = line.extracting(start..<line.count)
    if content.equals("Event: time") { return keepPending("", number) }
    if content.equals("Event:") || Self.headings.contains(where: { line.matches($0, at: start) }) {
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
  private mutating func keepPending(_ text: String, _ number: Int) {
    pending = Array(text.utf8)
    pendingLine = number
  }

  private mutating func extendPending(
    with line: Span<UInt8>,
    from start: Int,
    _ number: Int
  ) throws(ImportError) {
    var text = pending ?? []
    guard text.count + line.count - start < Self.longestEvent else { return try dropPending() }
    text.append(0x20)
    for index in start..<line.count { text.append(line[index]) }
    guard let event = EvtestLine(text.span) else {
      pending = text
      return
    }
    pending = nil
    try recording.note(.rejoinedLine, line: pendingLine, "an event broken into lines was rejoined")
    try take(event, pendingLine)
  }

  private mutating func dropPending() throws(ImportError) {
    pending = nil
    try malformed(pendingLine)
  }

  private mutating func malformed(_ number: Int) throws(ImportError) {
    try recording.note(
      .malformedEvent,
      line: number,
      "expected \"time s.us, type T (NAME), code C (NAME), value V\""
    )
  }
}
