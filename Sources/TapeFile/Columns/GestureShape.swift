import SessionModel

/// Which parts of a gesture report are not zero or nil.
struct GestureShape: OptionSet {
  let rawValue: UInt8

  static let touch = GestureShape(rawValue: 1)
  static let translation = GestureShape(rawValue: 2)
  static let velocity = GestureShape(rawValue: 4)
  static let scale = GestureShape(rawValue: 8)
  static let rotation = GestureShape(rawValue: 16)
  static let force = GestureShape(rawValue: 32)
  static let edge = GestureShape(rawValue: 64)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(of report: GestureReport) {
    self = []
    if report.touch != nil { insert(.touch) }
    if !report.translation.isPlainZero { insert(.translation) }
    if !report.velocity.isPlainZero { insert(.velocity) }
    if report.scale.bitPattern != 0 { insert(.scale) }
    if report.rotation.bitPattern != 0 { insert(.rotation) }
    if report.force.bitPattern != 0 { insert(.force) }
    if report.edge != nil { insert(.edge) }
  }

  /// Whether a report can have this shape.
  var isPossible: Bool { rawValue < 128 }
}

extension Point {
  /// Whether both coordinates are zero and not minus zero.
  fileprivate var isPlainZero: Bool {
    x.bitPattern | y.bitPattern == 0
  }
}
