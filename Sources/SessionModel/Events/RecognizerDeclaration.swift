/// A recognizer that the reducer itself drives from touches or from recorded reports.
///
/// A value that is nil was not declared; the reducer then uses the preset's or the policies' own.
public struct RecognizerDeclaration: Equatable, Sendable {
  /// What it recognizes.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case pan, edgePan, tap, doubleTap, longPress, swipe, pinch, rotation
  }

  /// What it drives when it recognizes.
  public enum Drive: Equatable, Sendable {
    case pop
    case push(Name)
    case dismiss
    case present(Name)
    case tab
    case card(Name)
  }

  /// What a cancelled gesture means for the transition.
  public enum CancelRule: UInt8, CaseIterable, Sendable {
    /// The transition is cancelled.
    case cancel
    /// The release rule decides as if the finger had been lifted.
    case rule
  }

  /// One of the three interactions every tutorial teaches.
  public enum Preset: UInt8, CaseIterable, Sendable {
    case backSwipe, edgePan, card
  }

  /// Its name.
  public var name: Name
  /// What it recognizes.
  public var kind: Kind
  /// A complete set of rules to start from.
  public var preset: Preset?
  /// The edge of an edge pan; the direction of a swipe starts from it.
  public var edge: Edge?
  /// The stack it acts on; nil is the window's first.
  public var stack: Name?
  /// What it drives.
  public var drive: Drive?
  /// The card of the card preset.
  public var card: Name?
  /// A condition to leave `possible`.
  public var begin: Expression?
  /// The release rule: true means finish.
  public var finish: Expression?
  /// What cancellation means.
  public var onCancel: CancelRule?
  /// Duration of the transition it drives.
  public var duration: Interval?
  /// Curve of that transition.
  public var curve: TimingCurve?
  /// Curve of the tail after the release.
  public var completionCurve: TimingCurve?
  /// How the two screens move: `parallax` or `slide`.
  public var style: Name?
  /// Travel, in points, that means fraction 1.
  public var extent: Double?
  /// Recognizers that may recognize at the same time.
  public var simultaneous: [Name]
  /// Recognizers that must fail first.
  public var requireFailure: [Name]

  /// A bare declaration; the rest is set afterwards.
  public init(_ name: Name, _ kind: Kind) {
    self.name = name
    self.kind = kind
    simultaneous = []
    requireFailure = []
  }
}
