public import SessionModel
public import TapeReplay
public import TerminalKit

/// The terminal player as a value: what it shows and what it is doing.
///
/// ```swift
/// var model = ScrubberModel(MemoryEvents(events, names: names))
/// let effects = model.update(.key(Key(.right)))
/// print(model.view().lines.joined(separator: "\n"))
/// ```
///
/// It changes only by `update(_:)` and draws nothing by itself: the clock, the keys and the screen are
/// those of whoever runs it, such as `ScrubberLoop`. Whatever it is told, its state is that of a
/// straight replay at its position.
public struct ScrubberModel<Source: EventSource & Sendable> {
  /// The characters that may be drawn.
  public let glyphs: GlyphSet
  /// The colours for which it is drawn.
  public let depth: ColorDepth
  /// The size of the screen.
  public internal(set) var size: CellSize

  var blocks: [EventBlock]
  var names: NameTable
  var replayer: Replayer<Source, SessionReducer>
  var reader: MomentReader<Source>
  var moment = ScrubberMoment()
  var timeline: Timeline
  var scan: TimelineScan<Source>
  var findingScan: FindingScan<Source>
  var shownFinding: ShownFinding?
  /// What the scan fills in while an older timeline is shown.
  var draft: Timeline?
  /// When a scan began last.
  var scanStart = Duration.zero
  /// Events of the tape when its timeline was read last.
  var scannedEvents: Int
  /// Whether the tape is still being recorded.
  public internal(set) var isGrowing = false
  /// The time of the last tick.
  var now = Duration.zero
  var playback: Playback
  /// What the mouse drags; nil while its button is up.
  var drag: TimelineDrag?
  var prompt: Prompt?
  var search: Search<Source>?
  var lastSought: SearchTarget?
  var promptHistory = PromptHistory()
  /// Marks and notes beside the tape.
  var notes = TapeNotes()
  /// Places that jumps have left.
  var places = PlaceHistory()
  /// The stretch that is played again and again.
  var loop = PlaybackLoop()
  /// What is to be done outside after this update.
  var errands: [ScrubberErrand] = []
  /// What goes on beside the player.
  var underway: ErrandStage?
  /// What is shown beside the tape.
  var companion: Companion<Source>?
  /// What there is to say about the last key.
  var notice = ""
  /// The page of the help that is shown, from 0; nil while none is.
  var helpPage: Int?
  /// What is decided otherwise than the tape says, each as `NAME=VALUE`.
  public var decisions: [String] = [] {
    didSet {
      if !decisions.isEmpty { notice = "decided anew: \(decisions.joined(separator: " "))" }
    }
  }
  /// How its person wants to see tapes.
  public var viewChoice = ViewChoice()
  /// Whether the next key names a pane.
  var isChoosingPane = false
  /// What the cursor in the panes stands on.
  var cursor: PaneSubject?
  /// The part of the tape that the timeline shows.
  var window = TimelineWindow()
  /// The time that the timeline was last moved to show.
  var followed = Time.zero
  /// What is read of a timeline that is zoomed in.
  var detail: TimelineDetail<Source>?
  /// Long stretches without events, once they are known.
  var idleTime = IdleTime()
  /// The place of the window shown, in the order in which they were named.
  var windowPlace = 0
  /// Whether the bands in which edge pans begin are drawn.
  var showsEdgeZones = false

  /// A player that stands at time zero, the setup of the tape included.
  public init(
    _ source: Source,
    size: CellSize = .fallback,
    glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .none
  ) {
    self.size = size
    self.glyphs = glyphs
    self.depth = depth
    blocks = source.eventBlocks
    names = source.names
    replayer = Replayer(
      source,
      through: SessionReducer(policies: source.description.policies)
    )
    reader = MomentReader(source, blocks: blocks)
    timeline = Timeline(blocks)
    scannedEvents = blocks.last?.endEvent ?? 0
    scan = TimelineScan(source, blocks: blocks)
    findingScan = FindingScan(source, blocks: blocks)
    playback = Playback(from: .zero, to: timeline.end, at: .zero)
    playback.pause(at: .zero)
    move { replayer throws(Source.Failure) in try replayer.seek(to: .zero) }
  }

  /// Where it stands.
  public var position: Position {
    replayer.position
  }

  /// The session at its position.
  public var session: Session {
    replayer.state
  }

  /// Whether time passes.
  public var isPlaying: Bool {
    !playback.isPaused
  }

  /// How soon the next tick is wanted.
  public var pace: ScrubberPace {
    let isBusy = !scan.isComplete || !findingScan.isComplete || detail?.isComplete == false
    if search != nil || isBusy || isComparing { return .working }
    return isPlaying ? .playing : .resting
  }
}
