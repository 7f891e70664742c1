/// The contacts of one device of a kernel recording, with everything needed to place them.
struct TouchRecording: Equatable, Sendable {
  var format: RecordingFormat
  var device: DeviceDescription
  var touchProtocol: TouchProtocol
  /// In order of time; see ``ContactTracker/Result``.
  var contacts: ContactTracker.Result
  var eventCount: Int
  var mapping: PointMapping

  /// Everything that was dropped, repaired, unknown or remarkable.
  var diagnostics: DiagnosticLog { contacts.diagnostics }

  /// Reads a recording.
  ///
  /// - Throws: `ImportError` if nothing can be imported (unknown format, no events, no touch device
  ///   or several, a limit passed), or, when strict, at the first line that would be dropped or
  ///   repaired.
  /// - Complexity: O(*n*) in the size of the recording.
  init(_ bytes: [UInt8], options: ImportOptions = ImportOptions()) throws(ImportError) {
    var recording = try KernelRecording(
      bytes,
      format: options.format,
      isStrict: options.isStrict
    )
    guard !recording.events.isEmpty else {
      throw ImportError(message: "there are no events in this \(recording.format.rawValue) file")
    }
    let choice = try DeviceChoice(recording, path: options.devicePath)
    try choice.noteOthers(of: &recording)
    let described = try Self.describe(choice, with: options.description)
    let kind = try Self.touchProtocol(choice, options)
    var mapping = PointMapping(
      survey: choice.survey,
      protocol: kind,
      recorded: choice.device,
      described: described
    )
    mapping.screen = options.screenSize
    mapping.rotation = options.rotation
    try mapping.noteDoubts(in: &recording.diagnostics)
    format = recording.format
    device = described
    touchProtocol = kind
    eventCount = choice.survey.eventCount
    self.mapping = mapping
    contacts = try Self.track(recording, choice, kind, mapping, described)
  }

  private static func touchProtocol(
    _ choice: DeviceChoice,
    _ options: ImportOptions
  ) throws(ImportError) -> TouchProtocol {
    if let kind = choice.survey.touchProtocol(singleTouchAxes: options.singleTouchAxes) {
      return kind
    }
    let axes = choice.survey.axes.sorted().map(String.init).joined(separator: ", ")
    throw ImportError(
      message: "the device has neither multi-touch axes nor ABS_X and ABS_Y with BTN_TOUCH; "
        + (axes.isEmpty ? "it has no axes" : "it has the axes \(axes): name two of them")
    )
  }

  /// The device with what a description given beside the recording adds.
  private static func describe(
    _ choice: DeviceChoice,
    with bytes: [UInt8]?
  ) throws(ImportError) -> DeviceDescription {
    var device = choice.device
    guard let bytes else { return device }
    let description: KernelRecording
    do {
      description = try KernelRecording(bytes)
    } catch {
      throw ImportError(in: .description, line: error.line, message: error.message)
    }
    let candidates = description.devices.filter { !$0.axes.isEmpty }
    guard
      let match = candidates.first(where: { $0.path != nil && $0.path == device.path })
        ?? candidates.first(where: \.hasMultiTouchAxes) ?? candidates.first
    else {
      throw ImportError(in: .description, message: "the description states no axis range")
    }
    device.fill(from: match)
    return device
  }

  private static func track(
    _ recording: KernelRecording,
    _ choice: DeviceChoice,
    _ kind: TouchProtocol,
    _ mapping: PointMapping,
    _ device: DeviceDescription
  ) throws(ImportError) -> ContactTracker.Result {
    var tracker = ContactTracker(
      touchProtocol: kind,
      declaredSlotMaximum: device.axes[AxisCode.slot]?.maximum,
      associationLimit: mapping.associationLimit,
      diagnostics: recording.diagnostics
    )
    for event in recording.events where event.device == choice.index {
      try tracker.receive(event)
    }
    return try tracker.finish()
  }
}
