import SessionModel

extension Arbitration {
  /// How many widths of the band along an edge a touch may miss it by and still be meant for it.
  private static let nearMiss = 2.0

  /// Whether somebody who reads what happened misses something if this is not told.
  ///
  /// Only what kept a moving finger from a gesture is: that it did not move, or landed elsewhere, is so
  /// of almost every touch.
  var isOutlined: Bool {
    guard verdict == .failed else { return false }
    return switch reason {
    case .outsideBand: value <= limit * Self.nearMiss
    case .wrongDirection, .prevented, .requirementRecognized, .beginRefused, .rootScreen,
      .windowBusy, .disabled, .appLeft:
      true
    default: false
    }
  }
}
