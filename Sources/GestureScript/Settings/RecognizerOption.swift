import SessionModel

/// An option of a declared recognizer, as the notation spells it.
public enum RecognizerOption: String, CaseIterable, Sendable {
  case preset, edge, on, drives, card, begin, finish, onCancel, duration, curve, completionCurve
  case style, extent, simultaneous, requireFailure

  /// Whether its value is a rule, which the notation quotes.
  var isRule: Bool {
    self == .begin || self == .finish
  }

  /// Gives `declaration` the value that `other` has.
  func copy(from other: RecognizerDeclaration, to declaration: inout RecognizerDeclaration) {
    switch self {
    case .preset: declaration.preset = other.preset
    case .edge: declaration.edge = other.edge
    case .on: declaration.stack = other.stack
    case .drives: declaration.drive = other.drive
    case .card: declaration.card = other.card
    case .begin: declaration.begin = other.begin
    case .finish: declaration.finish = other.finish
    case .onCancel: declaration.onCancel = other.onCancel
    case .duration: declaration.duration = other.duration
    case .curve: declaration.curve = other.curve
    case .completionCurve: declaration.completionCurve = other.completionCurve
    case .style: declaration.style = other.style
    case .extent: declaration.extent = other.extent
    case .simultaneous: declaration.simultaneous = other.simultaneous
    case .requireFailure: declaration.requireFailure = other.requireFailure
    }
  }
}
