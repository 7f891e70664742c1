import SessionModel

/// What the rules remember of a transition that the log reports itself, refused ones included.
struct TransitionTrack: Equatable {
  /// How far it has come, as the log tells it.
  enum Phase: Equatable {
    case interactive, animated, finishing, cancelling, completed
  }

  /// Its name.
  let id: TransitionID
  /// How it began.
  let beginning: TransitionReport.Beginning
  /// Its window.
  let window: Name
  /// What it changes; nil if nobody knows.
  let container: Name?
  /// Where it began.
  let began: Place
  /// Whether the reducer refused it.
  let isRefused: Bool
  /// The recognizer that drives it.
  private(set) var driver: Name?
  /// The finger that drives it.
  private(set) var touch: Int32?
  /// How the finger's way becomes progress, if a finger drives it and its direction is known.
  private(set) var drag: Drag?
  /// How far it has come.
  private(set) var phase: Phase
  /// The last progress it was told, unclamped.
  private(set) var fraction = 0.0
  /// Where the glide would have ended in which it was paused.
  private var glide: Double?
  /// Where it was last told to finish or to cancel.
  private(set) var decided: Place?
  /// Where it completed.
  private(set) var completed: Place?
  /// Whether it is, or was, on its way back to where it started.
  private(set) var wasCancelled = false

  init(
    _ id: TransitionID,
    _ beginning: TransitionReport.Beginning,
    window: Name,
    container: Name?,
    driver: Name?,
    touch: Int32?,
    drag: Drag?,
    isRefused: Bool,
    at place: Place
  ) {
    self.id = id
    self.beginning = beginning
    self.window = window
    self.container = container
    self.driver = driver
    self.touch = touch
    self.drag = drag
    self.isRefused = isRefused
    began = place
    phase = beginning.mode == .interactive ? .interactive : .animated
  }

  /// Whether it has not completed.
  var isOpen: Bool {
    phase != .completed
  }

  /// When it would be over if nobody held it: its beginning, but the end of an animation.
  var ownEnd: Time {
    guard phase == .animated, case .animated(let duration, _) = beginning.mode else {
      return began.time
    }
    return began.time + duration
  }

  /// Whether it glides to its end.
  var isSettling: Bool {
    phase == .finishing || phase == .cancelling
  }

  /// Takes in a step of its life at `place`; `catcher` is the recognizer that caught it again, and
  /// `finger` the one that it acts on.
  mutating func take(
    _ step: TransitionReport.Step,
    catcher: GestureTrack?,
    finger: TouchTrack?,
    at place: Place
  ) {
    guard isOpen else { return }
    switch step {
    case .begin: break
    case .pause:
      glide = glideTarget
      reopen()
    case .update(let fraction):
      if !isSettling { self.fraction = fraction }
    case .finish: decide(.finishing, at: place)
    case .cancel: decide(.cancelling, at: place)
    case .resume:
      let target = glideTarget ?? glide
      glide = nil
      reopen()
      driver = catcher?.name ?? driver
      touch = catcher?.touch ?? touch
      drag = finger?.last.flatMap {
        drag?.restarted(at: $0.position, from: fraction, toward: target)
      }
    case .complete(let finished):
      wasCancelled = isSettling ? phase == .cancelling : !finished
      phase = .completed
      completed = place
    }
  }

  /// Takes in what a progress tells of its drag, before any rule judges it.
  mutating func learn(_ progress: Double, from finger: TouchTrack?, _ gesture: GestureTrack?) {
    guard phase == .interactive, let position = finger?.last?.position else { return }
    drag?.learn(progress, at: position, translation: gesture?.report?.translation ?? .zero)
  }

  /// Where its glide would end; nil if it does not glide.
  private var glideTarget: Double? {
    switch phase {
    case .finishing: 1
    case .cancelling: 0
    case .interactive, .animated, .completed: nil
    }
  }

  private mutating func reopen() {
    phase = .interactive
    wasCancelled = false
    decided = nil
  }

  private mutating func decide(_ outcome: Phase, at place: Place) {
    guard !isSettling else { return }
    phase = outcome
    wasCancelled = outcome == .cancelling
    decided = place
  }
}
