import SessionModel

/// A place where the rules draw a line, by name.
public enum Threshold: UInt8, CaseIterable, Sendable {
  case frame
  case edgeZone
  case restLimit
  case velocityFloor
  case flickSpeed
  case jumpLimit
  case completionTimeout
  case busyGrace
  case appearanceGrace
  case cancelGrace
  case doubleTapWindow
  case leakTimeout
  case lagLimit

  /// How a command line spells it.
  public var spelling: StaticString {
    switch self {
    case .frame: "frame"
    case .edgeZone: "edgeZone"
    case .restLimit: "restLimit"
    case .velocityFloor: "velocityFloor"
    case .flickSpeed: "flickSpeed"
    case .jumpLimit: "jumpLimit"
    case .completionTimeout: "completionTimeout"
    case .busyGrace: "busyGrace"
    case .appearanceGrace: "appearanceGrace"
    case .cancelGrace: "cancelGrace"
    case .doubleTapWindow: "doubleTapWindow"
    case .leakTimeout: "leakTimeout"
    case .lagLimit: "lagLimit"
    }
  }

  /// What it is measured in: `s`, `pt`, `pt/s`, or nothing for a share of the whole.
  public var unit: StaticString {
    switch self {
    case .edgeZone: "pt"
    case .velocityFloor, .flickSpeed: "pt/s"
    case .jumpLimit: ""
    default: "s"
    }
  }
}

extension Thresholds {
  /// The value of `threshold` in its unit; spans are rounded to microseconds.
  public subscript(threshold: Threshold) -> Double {
    get {
      switch threshold {
      case .edgeZone: edgeZone
      case .velocityFloor: velocityFloor
      case .flickSpeed: flickSpeed
      case .jumpLimit: jumpLimit
      case .frame: frame.seconds
      case .restLimit: restLimit.seconds
      case .completionTimeout: completionTimeout.seconds
      case .busyGrace: busyGrace.seconds
      case .appearanceGrace: appearanceGrace.seconds
      case .cancelGrace: cancelGrace.seconds
      case .doubleTapWindow: doubleTapWindow.seconds
      case .leakTimeout: leakTimeout.seconds
      case .lagLimit: lagLimit.seconds
      }
    }
    set {
      let span = Interval(seconds: newValue)
      switch threshold {
      case .edgeZone: edgeZone = newValue
      case .velocityFloor: velocityFloor = newValue
      case .flickSpeed: flickSpeed = newValue
      case .jumpLimit: jumpLimit = newValue
      case .frame: frame = span
      case .restLimit: restLimit = span
      case .completionTimeout: completionTimeout = span
      case .busyGrace: busyGrace = span
      case .appearanceGrace: appearanceGrace = span
      case .cancelGrace: cancelGrace = span
      case .doubleTapWindow: doubleTapWindow = span
      case .leakTimeout: leakTimeout = span
      case .lagLimit: lagLimit = span
      }
    }
  }
}
