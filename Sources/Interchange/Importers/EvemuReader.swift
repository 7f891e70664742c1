/// Reads recordings and descriptions of evemu, versions 1.0 to 1.3, with or without a header.
struct EvemuReader: LineReader {
  var recording: RecordingBuilder
  private var device = 0
  private var hasEvents = false
  private var commented = DeviceDescription()
  private var block = DescriptionBlock()

  init(diagnostics: DiagnosticLog) {
    recording = RecordingBuilder(diagnostics: diagnostics)
  }

  /// Whether a line can only come from evemu.
  static func recognizes(_ line: Span<UInt8>) -> Bool {
    var position = 0
    if line.skip("# EVEMU", &position) { return true }
    if line.skip("E: ", &position) { return line.timestamp(&position) != nil }
    if line.skip("A: ", &position) { return line.hexadecimal(&position) != nil }
    return line.matches("I: ", at: 0) || line.matches("P: ", at: 0) || line.matches("B: ", at: 0)
      || line.matches("N: ", at: 0)
  }

  mutating func read(_ line: Span<UInt8>, number: Int) throws(ImportError) {
    var position = 0
    line.skipQuoting(&position)
    guard position < line.count else { return }
    if line[position] == 0x23 {
      _ = block.read(line, from: position + 1, into: &commented)
      return
    }
    let key = line[position]
    guard position + 1 < line.count, line[position + 1] == 0x3A else {
      return try recording.note(.skippedLine, line: number, "expected a line such as \"E: …\"")
    }
    position += 2
    line.skipBlanks(&position)
    switch key {
    case UInt8(ascii: "E"): try readEvent(line, position, number)
    case UInt8(ascii: "N"): try readName(line, position, number)
    case UInt8(ascii: "A"): try readAxis(line, position, number)
    case UInt8(ascii: "I"): try readIdentity(line, position, number)
    case UInt8(ascii: "P"): readProperties(line, position)
    case UInt8(ascii: "B"), UInt8(ascii: "L"), UInt8(ascii: "S"), UInt8(ascii: "R"): break
    default: try recording.note(.skippedLine, line: number, "unknown kind of line")
    }
  }

  mutating func finish() throws(ImportError) {
    takeComments()
  }

  private mutating func readEvent(
    _ line: Span<UInt8>,
    _ start: Int,
    _ number: Int
  ) throws(ImportError) {
    var position = start
    guard let time = line.timestamp(&position), let event = fields(line, &position) else {
      return try recording.note(
        .malformedEvent,
        line: number,
        "expected \"E: seconds.microseconds type code value\""
      )
    }
    if time.decimals != 6 { try noteFraction(time, number) }
    hasEvents = true
    try recording.append(
      KernelEvent(
        device: device,
        line: number,
        time: time.microseconds,
        type: event.type,
        code: event.code,
        value: event.value
      )
    )
  }

  private mutating func noteFraction(_ time: Timestamp, _ number: Int) throws(ImportError) {
    try recording.note(
      .unusualFraction,
      line: number,
      "\(time.decimals) decimals of a second instead of 6, read as a fraction"
    )
  }

  /// Type and code are hexadecimal, the value is decimal even when padded with zeros.
  private func fields(
    _ line: Span<UInt8>,
    _ position: inout Int
  ) -> (type: UInt16, code: UInt16, value: Int32)? {
    line.skipBlanks(&position)
    guard let type = line.hexadecimal16(&position) else { return nil }
    line.skipBlanks(&position)
    guard let code = line.hexadecimal16(&position) else { return nil }
    line.skipBlanks(&position)
    guard let value = line.int32(&position) else { return nil }
    line.skipBlanks(&position)
    guard position == line.count || line[position] == 0x23 else { return nil }
    return (type, code, value)
  }

  /// A name after events means that another recording was pasted behind the first.
  private mutating func readName(
    _ line: Span<UInt8>,
    _ position: Int,
    _ number: Int
  ) throws(ImportError) {
    if hasEvents {
      takeComments()
      device = try recording.addDevice(DeviceDescription(), line: number)
      hasEvents = false
    }
    recording.devices[lastDevice()].name = line.text(position..<line.count)
  }

  private mutating func readAxis(
    _ line: Span<UInt8>,
    _ start: Int,
    _ number: Int
  ) throws(ImportError) {
    var position = start
    var values: [Int32] = []
    let code = line.hexadecimal16(&position)
    line.skipBlanks(&position)
    while let value = line.int32(&position) {
      values.append(value)
      line.skipBlanks(&position)
    }
    guard let code, values.count == 4 || values.count == 5 else {
      return try recording.note(
        .malformedDescription,
        line: number,
        "expected \"A: code minimum maximum fuzz flat [resolution]\""
      )
    }
    recording.devices[lastDevice()].axes[code] = AxisRange(
      minimum: values[0],
      maximum: values[1],
      fuzz: values[2],
      flat: values[3],
      resolution: values.count == 5 ? values[4] : 0
    )
  }

  private mutating func readIdentity(
    _ line: Span<UInt8>,
    _ start: Int,
    _ number: Int
  ) throws(ImportError) {
    var position = start
    var numbers: [UInt16] = []
    while let value = line.hexadecimal16(&position) {
      numbers.append(value)
      line.skipBlanks(&position)
    }
    guard numbers.count == 4 else {
      return try recording.note(
        .malformedDescription,
        line: number,
        "expected \"I: bus vendor product version\""
      )
    }
    recording.devices[lastDevice()].identity = DeviceIdentity(
      bus: numbers[0],
      vendor: numbers[1],
      product: numbers[2],
      version: numbers[3]
    )
  }

  /// The bits stand in bytes, the lowest first.
  private mutating func readProperties(_ line: Span<UInt8>, _ start: Int) {
    var position = start
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64, let byte = line.hexadecimal16(&position) {
      bits |= UInt64(byte & 0xFF) << shift
      shift += 8
      line.skipBlanks(&position)
    }
    recording.devices[lastDevice()].properties = DeviceProperties(rawValue: bits)
  }

  private mutating func lastDevice() -> Int { recording.lastDevice() }

  /// Comments tell what the lines of the description do not.
  private mutating func takeComments() {
    recording.devices[lastDevice()].fill(from: commented)
    commented = DeviceDescription()
    block = DescriptionBlock()
  }
}
