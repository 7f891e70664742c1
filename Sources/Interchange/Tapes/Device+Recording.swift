import GestureScript
import SessionModel

extension TapeDescription.Device {
  /// The device of `recording`, with the facts that its points were made from, always in the same
  /// order: with them every point leads back to device units.
  init(_ recording: TouchRecording) {
    let device = recording.device
    self.init(device.name ?? device.path ?? "unnamed", facts: [])
    add("format", recording.format.rawValue)
    add("path", device.path)
    add("identity", device.identity?.spelling)
    add("properties", device.properties.spelling)
    add("protocol", recording.touchProtocol.spelling)
    for (code, range) in device.axes.sorted(by: { $0.key < $1.key }) {
      add(KernelName.axis(code), range.spelling)
    }
    add(recording.mapping)
    guard !recording.contacts.isDated else { return }
    add("clock", "none")
    add("nominalFrame", SecondsText.text(microseconds: FrameClock.nominalFrame))
  }

  private mutating func add(_ mapping: PointMapping) {
    add("xRange", mapping.x.spelling)
    add("yRange", mapping.y.spelling)
    let width = NumberText.text(mapping.screen.width)
    add("screen", "\(width)x\(NumberText.text(mapping.screen.height))")
    add("rotation", String(mapping.rotation.rawValue))
  }

  private mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    facts.append(TapeDescription.Entry(key, value))
  }
}

extension DeviceIdentity {
  /// Bus, vendor, product and version in hexadecimal, as the kernel's tools print them.
  fileprivate var spelling: String {
    [bus, vendor, product, version].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }.joined(separator: ":")
  }
}

extension DeviceProperties {
  /// The kernel's names of the properties; nil if there is none.
  fileprivate var spelling: String? {
    guard !isEmpty else { return nil }
    return (0..<64).filter { contains(DeviceProperties(bit: $0)) }
      .map { KernelName.property($0) }.joined(separator: ",")
  }
}

extension TouchProtocol {
  fileprivate var spelling: String {
    switch self {
    case .slots: "slots"
    case .packets: "packets"
    case .singleTouch(let axes):
      "single:\(KernelName.axis(axes.x)),\(KernelName.axis(axes.y))"
    }
  }
}

extension AxisRange {
  /// Minimum, maximum, fuzz, flat and resolution, as description files list them.
  fileprivate var spelling: String {
    [minimum, maximum, fuzz, flat, resolution].map { String($0) }.joined(separator: " ")
  }
}

extension AxisSpan {
  /// The ends that the mapping used and where they come from.
  fileprivate var spelling: String { "\(minimum) \(maximum) \(source.rawValue)" }
}
