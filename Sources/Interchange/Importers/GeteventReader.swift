/// Reads the output of Android's getevent in all its layouts, events and capabilities alike.
struct GeteventReader: LineReader {
  var recording: RecordingBuilder
  /// The device that "add device" named last and whose capabilities follow.
  private var described: Int?
  private var isInProperties = false

  init(diagnostics: DiagnosticLog) {
    recording = RecordingBuilder(diagnostics: diagnostics)
  }

  /// Whether a line can only come from getevent.
  static func recognizes(_ line: Span<UInt8>) -> Bool {
    if line.matches("add device ", at: 0) || GeteventAxis(line) != nil { return true }
    if case .event(let event) = GeteventLine.parse(line) { return !event.isBare }
    return false
  }

  mutating func read(_ line: Span<UInt8>, number: Int) throws(ImportError) {
    var position = 0
    line.skipQuoting(&position)
    guard position < line.count else { return }
    let content = line.extracting(position..<line.count)
    switch GeteventLine.parse(content) {
    case .event(let event):
      try take(event, content, number)
    case .malformed:
      try recording.note(
        .malformedEvent,
        line: number,
        "expected \"[time] device: type code value\""
      )
    case .none:
      if try !readDescription(content, number) {
        try recording.note(.skippedLine, line: number, "neither an event nor a capability")
      }
    }
  }

  private mutating func take(
    _ event: GeteventLine,
    _ line: Span<UInt8>,
    _ number: Int
  ) throws(ImportError) {
    if event.hasStrayPrefix {
      try recording.note(.strayPrefix, line: number, "characters before the time were removed")
    }
    let device =
      if let path = event.path {
        try device(at: path, of: line, number)
      } else {
        try bareDevice(number)
      }
    try recording.append(
      KernelEvent(
        device: device,
        line: number,
        time: event.time,
        type: event.type,
        code: event.code,
        value: event.value
      )
    )
  }

  /// Compares bytes first, because making a `String` for every event would take most of the time.
  private mutating func device(
    at path: Range<Int>,
    of line: Span<UInt8>,
    _ number: Int
  ) throws(ImportError) -> Int {
    if let last = lastPath, last.bytes.count == path.count {
      var offset = 0
      while offset < path.count, last.bytes[offset] == line[path.lowerBound + offset] {
        offset += 1
      }
      if offset == path.count { return last.device }
    }
    let device = try recording.device(at: line.text(path), line: number)
    lastPath = (path.map { line[$0] }, device)
    return device
  }

  private var lastPath: (bytes: [UInt8], device: Int)?
  /// The device of events without a path.
  private var bare: Int?

  private mutating func bareDevice(_ number: Int) throws(ImportError) -> Int {
    if let bare { return bare }
    let device = try recording.addDevice(DeviceDescription(), line: number)
    bare = device
    return device
  }

  /// Events without a path come from the touch device of a listing before them, if there is one.
  mutating func finish() throws(ImportError) {
    guard let bare else { return }
    let described = recording.devices.filter(\.hasMultiTouchAxes)
    if described.count == 1 { recording.devices[bare].fill(from: described[0]) }
  }
}

extension GeteventReader {
  /// Reads a line about devices and says whether it is one.
  private mutating func readDescription(
    _ line: Span<UInt8>,
    _ number: Int
  ) throws(ImportError) -> Bool {
    var position = 0
    if line.skip("add device ", &position) {
      try addDevice(line, from: position, number)
      return true
    }
    if let described, readCapability(line, of: described) { return true }
    return Self.chatter.contains { line.matches($0, at: 0) }
      || line.firstIndex(of: "getevent") != nil
  }

  private mutating func addDevice(
    _ line: Span<UInt8>,
    from start: Int,
    _ number: Int
  ) throws(ImportError) {
    isInProperties = false
    guard var position = line.firstIndex(of: ": ", from: start).map({ $0 + 2 }) else {
      described = nil
      return try recording.note(
        .malformedDescription,
        line: number,
        "expected \"add device N: path\""
      )
    }
    let path = line.text(line.word(&position))
    described = try recording.device(at: path, line: number)
  }

  private mutating func readCapability(_ line: Span<UInt8>, of device: Int) -> Bool {
    if line.matches("name:", at: 0) {
      recording.devices[device].name = line.quotedText(from: 0)
    } else if line.matches("input props:", at: 0) {
      isInProperties = true
    } else if let axis = GeteventAxis(line) {
      recording.devices[device].axes[axis.code] = axis.range
    } else if isInProperties {
      readProperty(line, of: device)
    } else {
      return Self.capabilities.contains { line.matches($0, at: 0) } || isListOfCodes(line)
    }
    return true
  }

  private mutating func readProperty(_ line: Span<UInt8>, of device: Int) {
    var position = 0
    let word = line.extracting(line.word(&position))
    position = 0
    let bit = KernelName.property(of: word) ?? word.hexadecimal16(&position)
    guard let bit, bit < 64 else { return }
    recording.devices[device].properties.insert(DeviceProperties(bit: Int(bit)))
  }

  /// "KEY (0001): …", "0001  0002" and their continuation lines.
  private func isListOfCodes(_ line: Span<UInt8>) -> Bool {
    var position = 0
    let word = line.extracting(line.word(&position))
    line.skipBlanks(&position)
    if line.matches("(", at: position) { return true }
    position = 0
    if word.hexadecimal16(&position) != nil, position == word.count { return true }
    return word.firstIndex(of: "_") != nil
  }

  private static var capabilities: [StaticString] {
    [
      "bus:", "vendor", "product", "version", "location:", "id:", "events:", "input props:",
      "<none>", "HID descriptor",
    ]
  }

  /// What getevent, adb and a shell print besides.
  private static var chatter: [StaticString] {
    ["could not ", "Permission denied", "$", "#", "* daemon", "^C", "remove device "]
  }
}
