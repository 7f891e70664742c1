/// A gesture recognizer, declared for the reducer to drive or merely reported by the log.
public struct Recognizer: Equatable, Sendable {
  /// Its name.
  public internal(set) var name: Name
  /// How it is driven; nil if the log only reports it.
  public internal(set) var declaration: RecognizerDeclaration?
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
  /// Place in the order of creation, which breaks ties between deadlines.
  var serial: UInt64 = 0
  /// What it remembers between two touches.
  var tracker = Tracker()

  init(_ name: Name, declaration: RecognizerDeclaration? = nil) {
    self.name = name
    self.declaration = declaration
  }
}
