import SessionModel

/// Which parts a touch has.
struct TouchShape: OptionSet {
  let rawValue: UInt8

  static let position = TouchShape(rawValue: 1)
  static let sampleTime = TouchShape(rawValue: 2)
  static let force = TouchShape(rawValue: 4)
  static let window = TouchShape(rawValue: 8)
  /// Bits 4 and 5: zero, or the kind of touch plus one.
  private static let kindShift: UInt8 = 4

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(of touch: Touch) {
    var shape: TouchShape = []
    if touch.position != nil { shape.insert(.position) }
    if touch.sampleTime != nil { shape.insert(.sampleTime) }
    if touch.force != nil { shape.insert(.force) }
    if touch.window != nil { shape.insert(.window) }
    let kind = touch.kind.map { $0.rawValue + 1 } ?? 0
    self.init(rawValue: shape.rawValue | kind << TouchShape.kindShift)
  }

  init(of sample: TouchSample) {
    var shape: TouchShape = .position
    if sample.sampleTime != nil { shape.insert(.sampleTime) }
    if sample.force != nil { shape.insert(.force) }
    self = shape
  }

  /// What touched.
  var kind: Touch.Kind? {
    rawValue >> TouchShape.kindShift == 0
      ? nil : Touch.Kind(rawValue: (rawValue >> TouchShape.kindShift) - 1)
  }

  /// Whether there is more than a position and a force.
  @inline(__always)
  var isUncommon: Bool {
    rawValue & ~(TouchShape.position.rawValue | TouchShape.force.rawValue) != 0
  }

  /// Whether a touch, or else a sample of one, can have this shape.
  func isPossible(forSample isSample: Bool) -> Bool {
    guard rawValue < 0x40 else { return false }
    return !isSample || (contains(.position) && rawValue < TouchShape.window.rawValue)
  }
}
