/// Whether the app is in front.
public enum AppState: UInt8, CaseIterable, Sendable {
  case active, inactive, background
}
