/// What can be said about a kernel touch recording that it does not say itself.
struct KernelImportOptions: Sendable {
  /// The format; nil to recognise it from the content.
  var format: RecordingFormat?
  /// The path of the device to import; nil to choose the one with touch events.
  var devicePath: String?
  /// The text of a device description kept apart (`.desc`, `getevent -lp`, or a whole recording).
  var description: [UInt8]?
  /// The axes of a single-touch device that does not use `ABS_X` and `ABS_Y`.
  var singleTouchAxes: TouchProtocol.AxisPair?
  /// The screen to map to, in points.
  var screen = PointMapping.Screen.phone
  /// How far the picture was turned clockwise against the panel.
  var rotation = PointMapping.Rotation.none
  /// Whether the first thing that would be dropped or repaired ends the import.
  var isStrict = false
}
