/// A knob that decides what UIKit leaves undefined or changes between versions.
///
/// The numbers are part of the tape format: never reuse one.
public enum Policy: UInt8, CaseIterable, Sendable {
  case callDuringTransition = 0
  case popDuringTransition = 1
  case gestureOverlap = 2
  case gestureOnRoot = 3
  case restoreOn = 4
  case undoCallbacks = 5
  case outcome = 6
  case duplicatePush = 7
  case interruption = 8
  case restLimit = 9
  case flickSpeed = 10
  case finishFraction = 11
  case panHysteresis = 12
  case panMetric = 13
  case panTranslationOrigin = 14
  case edgeWidth = 15
  case scrubCurve = 16
  case percentReadback = 17
  case presentationStyle = 18
  case reversedPersistsAfterCompletion = 19
  case fractionFlip = 20
  case nestedTransitions = 21
  case cancelledSet = 22
  case modalInPresentation = 23
  case emitWillShow = 24
  case reissuedPush = 25
  case secondTerminal = 26
  case tapMovement = 27
  case tapDuration = 28
  case fractionDisplay = 29
  case settleTolerance = 30
  case velocityEstimator = 31
  case pressDuration = 32
  case pressMovement = 33
  case springStart = 34

  /// How a script and `info` spell it.
  public var spelling: StaticString {
    switch self {
    case .callDuringTransition: "callDuringTransition"
    case .popDuringTransition: "popDuringTransition"
    case .gestureOverlap: "gestureOverlap"
    case .gestureOnRoot: "gestureOnRoot"
    case .restoreOn: "restoreOn"
    case .undoCallbacks: "undoCallbacks"
    case .outcome: "outcome"
    case .duplicatePush: "duplicatePush"
    case .interruption: "interruption"
    case .restLimit: "restLimit"
    case .flickSpeed: "flickSpeed"
    case .finishFraction: "finishFraction"
    case .panHysteresis: "panHysteresis"
    case .panMetric: "panMetric"
    case .panTranslationOrigin: "panTranslationOrigin"
    case .edgeWidth: "edgeWidth"
    case .scrubCurve: "scrubCurve"
    case .percentReadback: "percentReadback"
    case .presentationStyle: "presentationStyle"
    case .reversedPersistsAfterCompletion: "reversedPersistsAfterCompletion"
    case .fractionFlip: "fractionFlip"
    case .nestedTransitions: "nestedTransitions"
    case .cancelledSet: "cancelledSet"
    case .modalInPresentation: "modalInPresentation"
    case .emitWillShow: "emitWillShow"
    case .reissuedPush: "reissuedPush"
    case .secondTerminal: "secondTerminal"
    case .tapMovement: "tapMovement"
    case .tapDuration: "tapDuration"
    case .fractionDisplay: "fractionDisplay"
    case .settleTolerance: "settleTolerance"
    case .velocityEstimator: "velocityEstimator"
    case .pressDuration: "pressDuration"
    case .pressMovement: "pressMovement"
    case .springStart: "springStart"
    }
  }

  /// The values a choice may have, the default first; empty for a number.
  public var choices: [StaticString] {
    switch self {
    case .callDuringTransition, .popDuringTransition: ["queue", "drop"]
    case .gestureOverlap, .gestureOnRoot: ["refuse", "accept"]
    case .restoreOn: ["completion", "cancelCall"]
    case .undoCallbacks: ["atCompletion", "atCancel"]
    case .outcome: ["intent", "reported"]
    case .duplicatePush: ["apply", "fault"]
    case .interruption: ["cancel", "keep"]
    case .restLimit, .flickSpeed, .finishFraction, .panHysteresis, .edgeWidth, .tapMovement,
      .tapDuration, .settleTolerance, .pressDuration, .pressMovement:
      []
    case .panMetric: ["euclidean", "perAxis"]
    case .panTranslationOrigin: ["minusHysteresis", "touchDown", "atRecognition"]
    case .scrubCurve: ["linear", "animatorCurve"]
    case .percentReadback, .fractionDisplay: ["clamped", "raw"]
    case .presentationStyle: ["sheet", "fullScreen"]
    case .reversedPersistsAfterCompletion: ["true", "false"]
    case .fractionFlip: ["iOS11", "iOS10"]
    case .nestedTransitions: ["queue", "legacy"]
    case .cancelledSet: ["restored", "grows"]
    case .modalInPresentation: ["false", "true"]
    case .emitWillShow: ["afterWillAppear", "beforeWillAppear"]
    case .reissuedPush: ["silent", "raisesFlag"]
    case .secondTerminal: ["ignore", "obey"]
    case .springStart: ["atRest", "withFinger"]
    case .velocityEstimator: ["lastPair", "smoothed", "leastSquares", "impulse", "fitted"]
    }
  }

  /// What a number is unless it is set: seconds, points, points a second, or a fraction.
  ///
  /// Apple documents neither how far nor how long a tap may be: 10 points are what re-implementations
  /// use, 0.5 s is where a long press begins.
  public var defaultNumber: Double {
    switch self {
    case .restLimit: 0.10
    case .flickSpeed: 300
    case .finishFraction: 0.50
    case .panHysteresis: 10
    case .edgeWidth: 20
    case .tapMovement: 10
    case .tapDuration: 0.5
    case .settleTolerance: 0.001
    case .pressDuration: 0.5
    case .pressMovement: 10
    default: 0
    }
  }
}
