/// Reads the readable description that evtest prints and that evemu and libinput put into comments:
/// "Event type 3 (EV_ABS)", "Event code 53 (ABS_MT_POSITION_X)", then "Min", "Max" and so on.
struct DescriptionBlock {
  private var isAbsolute = false
  private var code: UInt16?

  /// Reads one line into `device` and says whether it belongs to a description.
  ///
  /// - Parameter start: where the line's text begins, after a comment mark if there is one.
  mutating func read(_ line: Span<UInt8>, from start: Int, into device: inout DeviceDescription)
    -> Bool
  {
    var position = start
    line.skipBlanks(&position)
    if line.skip("Event type ", &position) {
      isAbsolute = line.uint16(&position) == EventType.absolute
      code = nil
    } else if line.skip("Event code ", &position) {
      code = isAbsolute ? line.uint16(&position) : nil
    } else if line.skip("Property", &position) {
      readProperty(line, &position, into: &device)
    } else if line.skip("Input device name:", &position) {
      device.name = device.name ?? line.quotedText(from: position)
    } else if line.skip("Input device ID:", &position) {
      readIdentity(line, &position, into: &device)
    } else {
      return readField(line, &position, into: &device)
    }
    return true
  }

  private func readField(
    _ line: Span<UInt8>,
    _ position: inout Int,
    into device: inout DeviceDescription
  ) -> Bool {
    guard let field = Self.fields.first(where: { line.skip($0.name, &position) }) else {
      return false
    }
    line.skipBlanks(&position)
    guard let value = line.int32(&position) else { return false }
    guard let code, let target = field.target else { return true }
    device.axes[code, default: AxisRange(minimum: 0, maximum: 0)][keyPath: target] = value
    return true
  }

  private struct Field {
    var name: StaticString
    var target: WritableKeyPath<AxisRange, Int32>?
  }

  private static var fields: [Field] {
    [
      Field(name: "Value ", target: nil),
      Field(name: "Min ", target: \.minimum),
      Field(name: "Max ", target: \.maximum),
      Field(name: "Fuzz ", target: \.fuzz),
      Field(name: "Flat ", target: \.flat),
      Field(name: "Resolution ", target: \.resolution),
    ]
  }

  private func readProperty(
    _ line: Span<UInt8>,
    _ position: inout Int,
    into device: inout DeviceDescription
  ) {
    line.skipBlanks(&position)
    guard line.skip("type ", &position), let bit = line.uint16(&position) else { return }
    device.properties.insert(DeviceProperties(bit: Int(bit)))
  }

  private func readIdentity(
    _ line: Span<UInt8>,
    _ position: inout Int,
    into device: inout DeviceDescription
  ) {
    var numbers: [UInt16] = []
    for word: StaticString in ["bus", "vendor", "product", "version"] {
      line.skipBlanks(&position)
      guard line.skip(word, &position) else { return }
      line.skipBlanks(&position)
      _ = line.skip("0x", &position)
      guard let number = line.hexadecimal16(&position) else { return }
      numbers.append(number)
    }
    device.identity =
      device.identity
      ?? DeviceIdentity(
        bus: numbers[0],
        vendor: numbers[1],
        product: numbers[2],
        version: numbers[3]
      )
  }
}
