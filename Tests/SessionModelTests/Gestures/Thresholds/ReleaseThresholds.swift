import SessionModel

// What a gesture that drives a transition needs to finish it.

extension Threshold {
  /// Whether a release finishes what the recognizer drives.
  private static func finishes(
    _ preset: RecognizerDeclaration.Preset? = nil,
    tx: Double,
    vx: Double,
    rest: Double = 0
  ) -> Bool {
    var scene = SessionScene(["A", "B"])
    scene.declare("back", .pan) {
      $0.drive = .pop
      $0.preset = preset
    }
    scene.gesture("back", .began, tx: 0, at: 1)
    scene.gesture("back", .changed, tx: tx, vx: vx, at: 2)
    scene.gesture("back", .ended, tx: tx, vx: vx, at: 2 + rest)
    return scene.probe.decisions.first?.decision.finishes == true
  }

  /// The rule of recognizers that declare none.
  static let defaultRelease: [Threshold] = [
    Threshold("half of the way", .from, 200) { finishes(tx: $0, vx: 0) },
    Threshold("half of the way, slowly on", .from, 200) { finishes(tx: $0, vx: 300) },
    Threshold("half of the way, slowly back", .from, 200) { finishes(tx: $0, vx: -300) },
    Threshold("speed on", .above, 300) { finishes(tx: 1, vx: $0) },
    Threshold("speed back", .upTo, 300) { finishes(tx: 399, vx: -$0) },
    Threshold("rest after speed on", .upTo, 0.1) { finishes(tx: 1, vx: 900, rest: $0) },
    Threshold("rest after speed back", .above, 0.1) {
      finishes(tx: 399, vx: -900, rest: $0)
    },
  ]

  /// More than half of the way or than 1000 pt/s; a rest forgives nothing.
  static let backSwipe: [Threshold] = [
    Threshold("a back swipe's way", .above, 200) {
      finishes(.backSwipe, tx: $0, vx: 0)
    },
    Threshold("a back swipe's speed", .above, 1000) {
      finishes(.backSwipe, tx: 1, vx: $0)
    },
    Threshold("a back swipe's speed after a rest", .above, 1000) {
      finishes(.backSwipe, tx: 1, vx: $0, rest: 30)
    },
  ]

  /// Any speed, and only without one the way.
  static let edgePan: [Threshold] = [
    Threshold("an edge pan's speed on", .above, 0) {
      finishes(.edgePan, tx: 1, vx: $0)
    },
    Threshold("an edge pan's speed back", .upTo, 0) {
      finishes(.edgePan, tx: 399, vx: -$0)
    },
    Threshold("an edge pan's way at rest", .above, 200) {
      finishes(.edgePan, tx: $0, vx: 0)
    },
  ]

  /// Half of the sheet's height, or 1000 pt/s and no less.
  static let sheets: [Threshold] = [
    Threshold("a sheet's way", .above, 396.5) { pulled($0, vy: 0) },
    Threshold("a sheet's way, thrown up", .above, 396.5) { pulled($0, vy: -5000) },
    Threshold("a sheet's speed", .from, 1000) { pulled(1, vy: $0) },
    Threshold("a sheet's rest after a throw", .upTo, 0.1) { pulled(1, vy: 2000, rest: $0) },
  ]

  private static func pulled(_ ty: Double, vy: Double, rest: Double = 0) -> Bool {
    var scene = SheetTests.scene()
    scene.gesture("pull", .began, ty: 0, at: 1)
    scene.gesture("pull", .changed, ty: ty, vy: vy, at: 2)
    scene.gesture("pull", .ended, ty: ty, vy: vy, at: 2 + rest)
    return scene.probe.decisions.first?.decision.finishes == true
  }
}
