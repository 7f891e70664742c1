/// The state of navigation and gestures at one moment of a tape.
///
/// A session is a value: copying it is a snapshot. It changes only by `apply(_:at:telling:)` and
/// `advance(to:telling:)`, which are deterministic: the same events give the same session, bit for
/// bit, on every machine.
public struct Session: Equatable, Sendable {
  /// The reducer's version; keyframes of another version are rebuilt, not trusted.
  public static let reducerVersion: UInt32 = 2

  /// The moment it describes; never runs backwards.
  public internal(set) var now = Time.zero
  /// How the undefined is decided.
  public internal(set) var policies: Policies
  /// Windows, in the order they were named; the first one always exists.
  public internal(set) var windows: [Window]
  /// Stacks and other containers, in the order they were named.
  public internal(set) var containers: [Container] = []
  /// Open and refused transitions, in the order they were asked for.
  public internal(set) var transitions: [Transition] = []
  /// Calls that wait, first come first served.
  public internal(set) var queue: [QueuedCall] = []
  /// Recognizers, declared or merely reported, in the order they were named.
  public internal(set) var recognizers: [Recognizer] = []
  /// Fingers that are down, in the order they landed.
  public internal(set) var touches: [LiveTouch] = []
  /// Property animators that exist, in the order they were made.
  public internal(set) var animators: [Animator] = []
  /// Screens that are not gone, in the order they appeared.
  public internal(set) var appearances: [Appearance] = []
  /// Bars and other chrome.
  public internal(set) var bars: [Bar] = []
  /// The app's flags.
  public internal(set) var flags: [Flag] = []
  /// Offsets of scroll views.
  public internal(set) var scrolls: [Scroll] = []
  /// Whether the app is in front.
  public internal(set) var app = AppState.active
  /// Screens that the last call returned, in stack order.
  public internal(set) var returned: [Name] = []

  /// How many transitions each name has started, for derived names.
  var counts: [TransitionCount] = []
  /// The list of the last `setStack … interactive`, for the explicit transition that follows.
  var announced: [Name]?
  /// Numbers handed out so far, in order of creation.
  var serial: UInt64 = 0
  /// What follows from the rest.
  var shortcuts = Shortcuts()

  /// The state before the first event.
  public init(policies: Policies = Policies()) {
    self.policies = policies
    windows = [Window(.firstWindow)]
  }

  /// A bar or other chrome.
  public struct Bar: Equatable, Sendable {
    /// Which part.
    public internal(set) var part: Name
    /// Its value.
    public internal(set) var value: Name
    /// The screen that set it.
    public internal(set) var owner: Name?
  }

  /// A flag of the app.
  public struct Flag: Equatable, Sendable {
    /// Its name.
    public internal(set) var name: Name
    /// Whether it is up.
    public internal(set) var value: Bool
  }

  /// The offset of a scroll view.
  public struct Scroll: Equatable, Sendable {
    /// The scroll view.
    public internal(set) var name: Name
    /// Points scrolled.
    public internal(set) var offset: Double
  }

  /// How many transitions a name has started.
  struct TransitionCount: Equatable, Sendable {
    var base: Name
    var count: UInt32
  }
}
