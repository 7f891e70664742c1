/// A gesture recognizer, declared for the reducer to drive or merely reported by the log.
public struct Recognizer: Equatable, Sendable {
  /// Its name.
  public internal(set) var name: Name
  /// How it is driven; nil if the log only reports it.
  public internal(set) var declaration: RecognizerDeclaration? {
    get { rules.first }
    set {
      rules.removeAll(keepingCapacity: true)
      if let newValue { rules.append(newValue) }
    }
  }
  /// Its state; terminal states stay until the next touch or report.
  public internal(set) var state = GestureState.possible
  /// Whether it may recognize.
  public internal(set) var isEnabled = true
  /// The fingers it follows, in the order they landed.
  public internal(set) var touches: [Int32] = []
  /// Translation, in points.
  public internal(set) var translation = Point.zero
  /// Velocity, in points per second.
  ///
  /// Computed for a pinch, x is the scale's change per second; for a rotation, degrees per second.
  public internal(set) var velocity = Point.zero
  /// Pinch scale; 0 where none was reported.
  public internal(set) var scale = 0.0
  /// Rotation, in degrees.
  public internal(set) var rotation = 0.0

  /// When it changes by itself; `never` if it does not.
  var deadline = Time.never
  /// The window whose touches it sees; follows from its stack.
  var window = Name.none
  /// Place in the order of creation, which breaks ties between deadlines.
  var serial: UInt64 = 0
  /// The declaration, if there is one.
  ///
  /// It is large and seldom asked for, so it stands apart: what touches ask at every step is read in
  /// place, without copying the rest.
  private var rules: [RecognizerDeclaration] = []
  /// What it remembers between two touches.
  var tracker = Tracker()
  /// The last samples of its travel, the oldest first; none under the default `velocityEstimator`.
  var samples: [LiveTouch.Sample] = []

  init(_ name: Name, declaration: RecognizerDeclaration? = nil) {
    self.name = name
    self.declaration = declaration
  }
}

extension Recognizer {
  /// Whether the reducer drives it.
  @inline(always)
  var isDeclared: Bool {
    !rules.isEmpty
  }

  /// What it recognizes; meaningless for one that was never declared.
  @inline(always)
  var kind: RecognizerDeclaration.Kind {
    rules.isEmpty ? .pan : rules[0].kind
  }

  /// The rules it started from.
  @inline(always)
  var preset: RecognizerDeclaration.Preset? {
    rules.isEmpty ? nil : rules[0].preset
  }

  /// What it drives.
  @inline(always)
  var drive: RecognizerDeclaration.Drive? {
    rules.isEmpty ? nil : rules[0].drive
  }

  /// The edge it belongs to, if one was declared.
  @inline(always)
  var edge: Edge? {
    rules.isEmpty ? nil : rules[0].edge
  }

  /// The stack it acts on, if one was declared.
  @inline(always)
  var stack: Name? {
    rules.isEmpty ? nil : rules[0].stack
  }

  /// Travel that means fraction 1, if it was declared.
  @inline(always)
  var extent: Double? {
    rules.isEmpty ? nil : rules[0].extent
  }

  /// When it may begin, if that was declared.
  @inline(always)
  var begin: Expression? {
    rules.isEmpty ? nil : rules[0].begin
  }

  /// When letting go finishes what it drives, if that was declared.
  @inline(always)
  var finish: Expression? {
    rules.isEmpty ? nil : rules[0].finish
  }

  /// What its cancellation does to what it drives, if that was declared.
  @inline(always)
  var onCancel: RecognizerDeclaration.CancelRule? {
    rules.isEmpty ? nil : rules[0].onCancel
  }

  /// How what it drives looks, if that was declared.
  @inline(always)
  var style: Name? {
    rules.isEmpty ? nil : rules[0].style
  }

  /// The curve of what it drives once it is let go, if that was declared.
  @inline(always)
  var completionCurve: TimingCurve? {
    rules.isEmpty ? nil : rules[0].completionCurve
  }

  /// The recognizers that must fail before it.
  @inline(always)
  var requireFailure: [Name] {
    rules.isEmpty ? [] : rules[0].requireFailure
  }

  /// The recognizers that may recognize together with it.
  @inline(always)
  var simultaneous: [Name] {
    rules.isEmpty ? [] : rules[0].simultaneous
  }
}
