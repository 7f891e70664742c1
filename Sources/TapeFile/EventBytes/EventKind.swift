import SessionModel

/// The numbers of event kinds in a block; never reused, new ones are added at the end of a range.
enum EventKind: UInt8 {
  // In columns of touches.
  case touchDown = 0
  case touchMove = 1
  case touchUp = 2
  case touchCancel = 3
  case coalescedSample = 4
  case predictedSample = 5
  // In columns of gestures.
  case gesturePossible = 6
  case gestureBegan = 7
  case gestureChanged = 8
  case gestureEnded = 9
  case gestureCancelled = 10
  case gestureFailed = 11
  // In columns of values.
  case transitionUpdate = 12
  case scroll = 13
  case animatorFraction = 14
  // As payloads.
  case surroundings = 32
  case containers = 33
  case recognizer = 34
  case gestureControl = 35
  case call = 36
  case transitionStep = 37
  case animatorStep = 38
  case callback = 39
  case observation = 40
  case model = 41
  case flag = 42
  case bars = 43
  case rotation = 44
  case app = 45
  case lifetime = 46
  case mark = 47
  case note = 48
  case custom = 49
  case lost = 50
  case end = 51
  /// An unknown event whose own number is not one of those reserved for newer writers.
  case wrapped = 127

  /// Numbers that newer writers may use for kinds this version does not know.
  static let newer: ClosedRange<UInt8> = 128...255

  /// Added to kinds below 64: the event's time is that of the event before it.
  static let sharedTime: UInt8 = 0x40

  /// Whether the kind `kind` has a form that shares its time.
  @inline(__always)
  static func canShareTime(_ kind: UInt8) -> Bool {
    kind < sharedTime
  }

  /// Whether events of the kind `kind` name a finger, a recognizer or a value by its rank.
  @inline(__always)
  static func hasRank(_ kind: UInt8) -> Bool {
    kind <= animatorFraction.rawValue
  }

  /// Whether the stored kind `stored` says that the event shares its time.
  @inline(__always)
  static func sharesTime(_ stored: UInt8) -> Bool {
    stored & 0xC0 == sharedTime && stored != wrapped.rawValue
  }

  /// The kind that is stored as `stored`.
  @inline(__always)
  static func withoutSharedTime(_ stored: UInt8) -> UInt8 {
    sharesTime(stored) ? stored & ~sharedTime : stored
  }
}
