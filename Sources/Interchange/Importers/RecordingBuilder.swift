/// Collects what a reader finds and keeps it within the limits.
struct RecordingBuilder {
  private(set) var events: [KernelEvent] = []
  var devices: [DeviceDescription] = []
  var diagnostics: DiagnosticLog

  init(diagnostics: DiagnosticLog) {
    self.diagnostics = diagnostics
  }

  mutating func note(
    _ code: Diagnostic.Code,
    line: Int,
    _ message: @autoclosure () -> String
  ) throws(ImportError) {
    try diagnostics.note(code, line: line, message())
  }

  /// Adds an event, making the device it belongs to if there is none yet.
  mutating func append(_ event: KernelEvent) throws(ImportError) {
    guard events.count < ImportLimits.events else {
      throw ImportError(
        line: event.line,
        message: "more than \(ImportLimits.events) events; cut the recording into parts"
      )
    }
    if devices.isEmpty { devices.append(DeviceDescription()) }
    events.append(event)
  }

  /// Adds a device and returns its index.
  @discardableResult
  mutating func addDevice(_ device: DeviceDescription, line: Int) throws(ImportError) -> Int {
    guard devices.count < ImportLimits.devices else {
      throw ImportError(
        line: line,
        message: "more than \(ImportLimits.devices) devices in one recording"
      )
    }
    devices.append(device)
    return devices.count - 1
  }

  /// The index of the device at `path`, added if it is new.
  mutating func device(at path: String, line: Int) throws(ImportError) -> Int {
    if let known = devices.firstIndex(where: { $0.path == path }) { return known }
    return try addDevice(DeviceDescription(path: path), line: line)
  }

  /// The index of the device described last, added if there is none.
  mutating func lastDevice() -> Int {
    if devices.isEmpty { devices.append(DeviceDescription()) }
    return devices.count - 1
  }
}
