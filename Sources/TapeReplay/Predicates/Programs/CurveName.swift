import SessionModel

/// Spells timing curves as states do.
enum CurveName {
  static func text(_ curve: TimingCurve) -> String {
    guard case .string(let text) = SessionSpelling.curve(curve) else { return "" }
    return text
  }
}
