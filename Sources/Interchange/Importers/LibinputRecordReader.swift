/// Reads "libinput record" files line by line.
///
/// No YAML parser: fragments, quoted mail and text with wrapped comments are not YAML any more, yet
/// an event still is five numbers in brackets.
struct LibinputRecordReader: LineReader {
  /// The part of a device that the lines belong to.
  private enum Section {
    case other
    case absinfo
    case quirks
    case events
    /// Bytes in brackets over several lines.
    case bytes(within: Bool)
  }

  var recording: RecordingBuilder
  private var section = Section.other
  private var device = 0

  init(diagnostics: DiagnosticLog) {
    recording = RecordingBuilder(diagnostics: diagnostics)
  }

  /// Whether a line can only come from libinput.
  static func recognizes(_ line: Span<UInt8>) -> Bool {
    line.equals("# libinput record") || line.matches("ndevices: ", at: 0)
      || line.equals("- evdev:") || event(line) != nil
  }

  mutating func read(_ line: Span<UInt8>, number: Int) throws(ImportError) {
    var position = 0
    line.skipQuoting(&position)
    guard position < line.count, line[position] != 0x23 else { return }
    let content = line.extracting(position..<line.count)
    if case .bytes(let isInEvents) = section {
      if content.firstIndex(of: "]") != nil { section = isInEvents ? .events : .other }
      guard Self.isListOfBytes(content) else {
        section = isInEvents ? .events : .other
        return try readContent(content, number)
      }
    } else {
      try readContent(content, number)
    }
  }

  private static func isListOfBytes(_ line: Span<UInt8>) -> Bool {
    for index in 0..<line.count {
      switch line[index] {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66, 0x20, 0x09, 0x2C, 0x5D, 0x78: continue
      default: return false
      }
    }
    return true
  }

  private mutating func readContent(
    _ line: Span<UInt8>,
    _ number: Int
  ) throws(ImportError) {
    if line.matches("- [", at: 0) || line.matches("[", at: 0) {
      return try readEvent(line, number)
    }
    if case .absinfo = section, try readAxis(line, number) { return }
    if case .quirks = section, readQuirk(line) { return }
    if line.matches("- node:", at: 0) {
      device = try recording.addDevice(
        DeviceDescription(path: Self.text(line, after: 7)),
        line: number
      )
      section = .other
    } else if try !readKey(line), case .events = section {
      try recording.note(
        .skippedLine,
        line: number,
        "expected an event \"[s, us, type, code, value]\""
      )
    }
  }
}

extension LibinputRecordReader {
  private mutating func readEvent(_ line: Span<UInt8>, _ number: Int) throws(ImportError) {
    guard let (seconds, microseconds, type, code, value) = Self.event(line) else {
      return try recording.note(
        .malformedEvent,
        line: number,
        "expected \"[seconds, microseconds, type, code, value]\""
      )
    }
    section = .events
    try recording.append(
      KernelEvent(
        device: device,
        line: number,
        time: seconds * 1_000_000 + microseconds,
        type: type,
        code: code,
        value: value
      )
    )
  }

  private typealias Event = (Int64, Int64, UInt16, UInt16, Int32)

  private static func event(_ line: Span<UInt8>) -> Event? {
    var position = 0
    _ = line.skip("- ", &position)
    guard line.skip("[", &position), let list = numbers(line, &position), list.count == 5,
      let type = UInt16(exactly: list[2]), let code = UInt16(exactly: list[3]),
      let value = Int32(exactly: list[4]), (0...ImportLimits.seconds).contains(list[0]),
      (0..<1_000_000).contains(list[1])
    else { return nil }
    return (list[0], list[1], type, code, value)
  }

  /// The decimal numbers up to the closing bracket, at most eight of them.
  private static func numbers(_ line: Span<UInt8>, _ position: inout Int) -> [Int64]? {
    var list: [Int64] = []
    list.reserveCapacity(5)
    while list.count < 8 {
      line.skipBlanks(&position)
      if line.skip("]", &position) { return list }
      guard let number = line.decimal(&position) else { return nil }
      list.append(number)
      line.skipBlanks(&position)
      _ = line.skip(",", &position)
    }
    return nil
  }

  /// "53: [0, 4936, 0, 0, 31]"; false at the end of the section.
  private mutating func readAxis(
    _ line: Span<UInt8>,
    _ number: Int
  ) throws(ImportError) -> Bool {
    var position = 0
    guard let code = line.uint16(&position), line.skip(":", &position) else { return false }
    line.skipBlanks(&position)
    guard line.skip("[", &position), let list = Self.numbers(line, &position), list.count == 5,
      list.allSatisfy({ Int32(exactly: $0) != nil })
    else {
      try recording.note(
        .malformedDescription,
        line: number,
        "expected \"code: [minimum, maximum, fuzz, flat, resolution]\""
      )
      return true
    }
    let values = list.map { Int32(truncatingIfNeeded: $0) }
    recording.devices[recording.lastDevice()].axes[code] = AxisRange(
      minimum: values[0],
      maximum: values[1],
      fuzz: values[2],
      flat: values[3],
      resolution: values[4]
    )
    return true
  }

  /// "- AttrResolutionHint=45x45" replaces a resolution that the kernel has wrong.
  private mutating func readQuirk(_ line: Span<UInt8>) -> Bool {
    var position = 0
    guard line.skip("- ", &position) else { return false }
    guard line.skip("AttrResolutionHint=", &position), let x = line.int32(&position),
      line.skip("x", &position), let y = line.int32(&position)
    else { return !line.matches("evdev:", at: 2) && !line.matches("hid:", at: 2) }
    let index = recording.lastDevice()
    for code in [AxisCode.x, AxisCode.positionX] {
      recording.devices[index].axes[code]?.resolution = x
    }
    for code in [AxisCode.y, AxisCode.positionY] {
      recording.devices[index].axes[code]?.resolution = y
    }
    return true
  }

  /// Reads "key: …" and says whether the line is one.
  private mutating func readKey(_ line: Span<UInt8>) throws(ImportError) -> Bool {
    var start = 0
    _ = line.skip("- ", &start)
    guard let colon = line.firstIndex(of: ":", from: start) else { return false }
    let key = line.extracting(start..<colon)
    if key.equals("absinfo") {
      section = .absinfo
    } else if key.equals("quirks") {
      section = .quirks
    } else if key.equals("events") || key.equals("evdev") && start > 0 {
      section = .events
    } else if key.equals("hid") || key.matches("hidraw", at: 0) {
      let isOpen = line.matches("[", at: line.count - 1) || line.matches(",", at: line.count - 1)
      if isOpen { section = .bytes(within: isWithinEvents) }
    } else {
      return readValue(line, key: key, after: colon + 1)
    }
    return true
  }

  private var isWithinEvents: Bool {
    if case .events = section { true } else { false }
  }

  private mutating func readValue(_ line: Span<UInt8>, key: Span<UInt8>, after start: Int) -> Bool {
    if isWithinEvents { return key.equals("time") || key.equals("libinput") }
    section = .other
    let index = recording.devices.count - 1
    guard index >= 0 else { return true }
    if key.equals("name") {
      recording.devices[index].name = line.quotedText(from: start)
      return true
    }
    var position = start
    line.skipBlanks(&position)
    guard line.skip("[", &position), let list = Self.numbers(line, &position) else { return true }
    if key.equals("properties") {
      for bit in list {
        recording.devices[index].properties.insert(DeviceProperties(bit: Int(bit)))
      }
    } else if key.equals("id"), list.count == 4 {
      let numbers = list.map { UInt16(truncatingIfNeeded: $0) }
      recording.devices[index].identity = DeviceIdentity(
        bus: numbers[0],
        vendor: numbers[1],
        product: numbers[2],
        version: numbers[3]
      )
    }
    return true
  }

  private static func text(_ line: Span<UInt8>, after start: Int) -> String {
    var position = start
    line.skipBlanks(&position)
    return line.text(position..<line.count)
  }
}
