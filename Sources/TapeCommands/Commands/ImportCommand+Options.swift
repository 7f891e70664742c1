import GestureScript
import Interchange
import SessionModel

/// Reading the values of the options.
extension ImportCommand {
  /// The longest side, in points, that a screen can have: above any wall of displays.
  static let longestSide = 1_000_000.0

  /// The options that add what a recording does not say.
  static let ofRecordings = [setup, screen, device, describe, rotation, axes]

  static func format(_ arguments: Arguments) throws(UsageError) -> RecordingFormat? {
    guard let text = arguments.value(format), text != jsonLines else { return nil }
    guard let format = RecordingFormat(rawValue: text) else {
      throw UsageError(
        "--format: there is no format '\(text)'",
        text,
        among: RecordingFormat.allCases.map(\.rawValue) + [jsonLines]
      )
    }
    return format
  }

  static func screen(_ arguments: Arguments) throws(UsageError) -> Size? {
    guard let text = arguments.value(screen) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { NumberText.number(String($0)) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= longestSide }) else {
      throw UsageError("--screen needs a size in points such as 390x844, not '\(text)'")
    }
    return Size(width: sides[0], height: sides[1])
  }

  static func rotation(_ arguments: Arguments) throws(UsageError) -> ScreenRotation? {
    guard let text = arguments.value(rotation) else { return nil }
    guard let rotation = Int(text).flatMap(ScreenRotation.init) else {
      throw UsageError("--rotation needs 0, 90, 180 or 270, not '\(text)'")
    }
    return rotation
  }

  static func axes(_ arguments: Arguments) throws(UsageError) -> AxisPair? {
    guard let text = arguments.value(axes) else { return nil }
    guard let pair = AxisPair(text) else {
      throw UsageError("--axes needs two axes such as ABS_Z,ABS_RX or 2,3, not '\(text)'")
    }
    return pair
  }
}
