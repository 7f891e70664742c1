/// What a container tells a screen, or its delegate, about appearing.
public struct AppearanceCallback: Equatable, Sendable {
  /// Which call it is.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case willShow, didShow, willAppear, didAppear, willDisappear, didDisappear
  }

  /// Which call.
  public var kind: Kind
  /// The screen it is about.
  public var screen: Name

  /// The callback `kind` for `screen`.
  public init(_ kind: Kind, _ screen: Name) {
    self.kind = kind
    self.screen = screen
  }
}
