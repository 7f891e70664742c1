import Findings
public import SessionModel
public import TerminalKit

/// A session that is being recorded by hand, as a value: a phone whose fingers and calls come from
/// messages, and the reducer that says what they lead to.
///
/// ```swift
/// var model = LiveModel(setup: setup, names: names)
/// for effect in model.update(.start, at: .zero) { … }
/// for effect in model.update(.key(Key("n")), at: Time(microseconds: 250_000)) { … }
/// ```
///
/// It changes only by `update(_:at:)`, reads no clock and writes no file: what is to be recorded comes
/// out as effects. Replaying what was recorded gives the state that is shown.
public struct LiveModel: Sendable {
  /// The size of the screen.
  public internal(set) var size: CellSize
  /// The characters that may be drawn.
  public let glyphs: GlyphSet
  /// The colours that may be used.
  public let depth: ColorDepth
  /// The names of the recorded events, numbered as a tape numbers them: by first appearance.
  public internal(set) var names = NameTable()
  /// The state that the recorded events lead to.
  public internal(set) var session: Session
  /// The time on the tape; stands still in pauses.
  public internal(set) var now = Time.zero
  /// Events that were recorded.
  public internal(set) var eventCount = 0
  /// Events that the recorder did not take.
  public internal(set) var refusedCount = 0
  /// Whether the recording has ended.
  public internal(set) var isOver = false
  /// How the recording is called on the screen.
  public var title = ""

  /// What is recorded at the start, and how its names are spelled.
  let setup: [Event]
  let setupNames: NameTable
  var checker = Checker()
  /// What the reducer told and nobody has heard.
  var told = FactLog()
  /// What is to be done outside after this message.
  var effects: [LiveEffect] = []
  /// Tap recognizers that drive nothing: a tap opens the next screen, as a list does.
  var openers: Set<Name> = []
  var hand = LiveHand()
  var log = LiveLog()
  /// Why each recognizer won or lost, and each transition ended as it did.
  var verdicts = Verdicts()
  /// The clock's time, and how much of it lay in pauses.
  var clock = Time.zero
  var pausedTime = Interval.zero
  /// What is held back while no time passes; nil while it does.
  var pause: LivePause?
  /// The name of a mark that is being typed.
  var prompt: Prompt?
  /// What there is to say about the last key.
  var notice = ""
  var isHelpShown = false
  /// Whether the bands are drawn in which edge pans begin.
  var showsEdgeZones = false
  /// The place of the window shown, in the order in which they were named.
  var windowPlace = 0

  /// A recording that begins with `setup`, whose names `names` spells.
  public init(
    setup: [Event],
    names setupNames: NameTable,
    policies: Policies = Policies(),
    size: CellSize = .fallback,
    glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .none
  ) {
    self.setup = setup
    self.setupNames = setupNames
    self.size = size
    self.glyphs = glyphs
    self.depth = depth
    session = Session(policies: policies)
  }

  /// How many findings there are so far.
  public var findingCount: Int {
    checker.findingCount
  }

  /// How soon the next tick is wanted.
  public var pace: LivePace {
    guard pause == nil, !isOver else { return .resting }
    let moves = session.nextDeadlineTime != nil || !log.trail.isEmpty
    return moves ? .moving : .resting
  }

  /// The window that is shown; a session has at least one.
  var window: Window {
    session.windows[min(windowPlace, session.windows.count - 1)]
  }
}
