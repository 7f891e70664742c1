/// An error that the reducer noticed; the state is as if the faulty step had not happened.
public enum Fault: UInt8, CaseIterable, Sendable {
  case touchIllegalPhase
  case illegalRecognizerTransition
  case timeWentBack
  case popAtRoot
  case popToMissing
  case dismissMissing
  case duplicatePush
  case unknownTransition
  case duplicateTransition
  case updateAfterTerminal
  case updateBeforeStart
  case doubleTerminal
  case outcomeMismatch
  case staleInteractor
  case finishAnimationNotStopped
  case startAnimationStopped
  case continueAnimationNotPaused
  case animatorReleasedActive
  case limitReached
  case nestedTransition
  case unbalancedAppearance
  case finishBeforeStart
  case neverCompleted
  case driveMismatch

  /// How a script's `expect fault` spells it.
  public var spelling: StaticString {
    switch self {
    case .touchIllegalPhase: "touchIllegalPhase"
    case .illegalRecognizerTransition: "illegalRecognizerTransition"
    case .timeWentBack: "timeWentBack"
    case .popAtRoot: "popAtRoot"
    case .popToMissing: "popToMissing"
    case .dismissMissing: "dismissMissing"
    case .duplicatePush: "duplicatePush"
    case .unknownTransition: "unknownTransition"
    case .duplicateTransition: "duplicateTransition"
    case .updateAfterTerminal: "updateAfterTerminal"
    case .updateBeforeStart: "updateBeforeStart"
    case .doubleTerminal: "doubleTerminal"
    case .outcomeMismatch: "outcomeMismatch"
    case .staleInteractor: "staleInteractor"
    case .finishAnimationNotStopped: "finishAnimationNotStopped"
    case .startAnimationStopped: "startAnimationStopped"
    case .continueAnimationNotPaused: "continueAnimationNotPaused"
    case .animatorReleasedActive: "animatorReleasedActive"
    case .limitReached: "limitReached"
    case .nestedTransition: "nestedTransition"
    case .unbalancedAppearance: "unbalancedAppearance"
    case .finishBeforeStart: "finishBeforeStart"
    case .neverCompleted: "neverCompleted"
    case .driveMismatch: "driveMismatch"
    }
  }
}
