/// The device of a recording that is imported.
struct DeviceChoice {
  let index: Int
  let device: DeviceDescription
  let survey: EventSurvey
  private let otherEventCounts: [(index: Int, count: Int)]

  /// Chooses the device at `path`, or the only one that has touch events.
  ///
  /// - Throws: `ImportError` that lists the devices if none or several could be meant.
  init(_ recording: KernelRecording, path: String?) throws(ImportError) {
    let surveys = Self.surveys(of: recording)
    let devices = recording.devices
    let candidates =
      if let path {
        devices.indices.filter { devices[$0].path == path }
      } else {
        Self.touchDevices(surveys)
      }
    guard candidates.count == 1, let index = candidates.first else {
      throw Self.undecided(path, candidates, devices, surveys)
    }
    self.index = index
    device = devices[index]
    survey = surveys[index]
    otherEventCounts = surveys.indices.filter { $0 != index && surveys[$0].eventCount > 0 }
      .map { ($0, surveys[$0].eventCount) }
  }

  /// Notes the devices whose events are not imported.
  func noteOthers(of recording: inout KernelRecording) throws(ImportError) {
    for other in otherEventCounts {
      let name = Self.label(of: recording.devices[other.index], at: other.index)
      try recording.diagnostics.note(
        .otherDevice,
        line: 0,
        "\(other.count) events of \(name) are not imported"
      )
    }
  }

  private static func surveys(of recording: KernelRecording) -> [EventSurvey] {
    guard recording.devices.count > 1 else { return [EventSurvey(recording.events)] }
    var groups = [[KernelEvent]](repeating: [], count: recording.devices.count)
    for event in recording.events { groups[event.device].append(event) }
    return groups.map { EventSurvey($0) }
  }

  /// Devices with multi-touch events, else those with single-touch events, else those with any.
  private static func touchDevices(_ surveys: [EventSurvey]) -> [Int] {
    let multiTouch = surveys.indices.filter { surveys[$0].hasMultiTouch }
    if !multiTouch.isEmpty { return multiTouch }
    let singleTouch = surveys.indices.filter {
      surveys[$0].touchProtocol(singleTouchAxes: nil) != nil
    }
    if !singleTouch.isEmpty { return singleTouch }
    return surveys.indices.filter { surveys[$0].eventCount > 0 }
  }

  private static func undecided(
    _ path: String?,
    _ candidates: [Int],
    _ devices: [DeviceDescription],
    _ surveys: [EventSurvey]
  ) -> ImportError {
    let list = devices.indices.map {
      "\(label(of: devices[$0], at: $0)) (\(surveys[$0].eventCount) events)"
    }.joined(separator: ", ")
    let reason =
      if let path {
        "no device \(path)"
      } else {
        "\(candidates.count) devices have touch events; name one"
      }
    return ImportError(message: "\(reason); the recording has \(list)")
  }

  private static func label(of device: DeviceDescription, at index: Int) -> String {
    let label = device.path ?? "device \(index + 1)"
    return device.name.map { "\(label) \"\($0)\"" } ?? label
  }
}
