public import GestureScript
public import SessionModel

/// What can be said about a recording that it does not say itself.
public struct ImportOptions: Sendable {
  /// The format; nil to recognize it from the content.
  public var format: RecordingFormat?
  /// The path of the device to import; nil to choose the one with touch events.
  public var devicePath: String?
  /// The text of a device description kept apart (`.desc`, `getevent -lp`, or a whole recording).
  public var description: [UInt8]?
  /// The axes of a single-touch device that does not use `ABS_X` and `ABS_Y`.
  public var singleTouchAxes: AxisPair?
  /// The screen to map to, in points; nil for the size that the setup states, else 390 × 844.
  public var screen: Size?
  /// How far the picture was turned clockwise against the panel.
  public var rotation: ScreenRotation
  /// Whether the first thing that would be dropped or repaired ends the import.
  public var isStrict: Bool
  /// What stands before the touches at time 0, with the header's fields; see `Script.performSetup()`.
  public var setup: PerformedScript?

  /// Options that leave everything to the recording.
  public init(
    format: RecordingFormat? = nil,
    devicePath: String? = nil,
    description: [UInt8]? = nil,
    singleTouchAxes: AxisPair? = nil,
    screen: Size? = nil,
    rotation: ScreenRotation = .none,
    isStrict: Bool = false,
    setup: PerformedScript? = nil
  ) {
    self.format = format
    self.devicePath = devicePath
    self.description = description
    self.singleTouchAxes = singleTouchAxes
    self.screen = screen
    self.rotation = rotation
    self.isStrict = isStrict
    self.setup = setup
  }

  /// The size that the setup gives the first window, if it does.
  var setupSize: Size? {
    setup?.events.reduce(nil) { size, event in
      guard case .setup(.surroundings(let surroundings)) = event.event,
        surroundings.window == nil || surroundings.window == .firstWindow
      else { return size }
      return surroundings.size ?? size
    }
  }

  /// The screen to map to, in points.
  var screenSize: Size { screen ?? setupSize ?? PointMapping.defaultScreen }
}
