import SessionModel
import TerminalKit

extension LiveModel {
  mutating func use(_ pointer: LivePointer) {
    guard prompt == nil, !isHelpShown else { return release(pointer) }
    switch pointer.action {
    case .press(.left): press(pointer)
    case .drag(.left): drag(pointer)
    case .release: release(pointer)
    case .press(.right): if pause == nil { takeFingers() }
    default: break
    }
  }

  private mutating func press(_ pointer: LivePointer) {
    // A release that the terminal has not told of.
    if hand.holder == .mouse { liftFingers() }
    guard hand.first == nil, layout.glass.contains(pointer.place.cell) else { return }
    notice = ""
    guard pause == nil else {
      notice = "no time passes: p goes on"
      return
    }
    landFinger(at: place(of: pointer), by: .mouse, mirrored: isMirroring(pointer))
  }

  private mutating func drag(_ pointer: LivePointer) {
    guard hand.holder == .mouse else { return }
    if pointer.isPassed { return samplePassed(place(of: pointer)) }
    setMirrored(isMirroring(pointer))
    moveFinger(to: place(of: pointer))
  }

  private mutating func release(_ pointer: LivePointer) {
    guard case .release = pointer.action, hand.holder == .mouse else { return }
    moveFinger(to: place(of: pointer))
    liftFingers()
  }

  private func isMirroring(_ pointer: LivePointer) -> Bool {
    hand.isMirroring || !pointer.modifiers.isDisjoint(with: [.alt, .control])
  }

  private func place(of pointer: LivePointer) -> Point {
    PhonePlaces(layout.glass, window).point(at: pointer.place)
  }
}

extension MousePlace {
  /// The cell in which it lies.
  var cell: CellPosition {
    CellPosition(column: MousePlace.whole(column), row: MousePlace.whole(row))
  }

  private static func whole(_ value: Double) -> Int {
    // A pointer is never so far away; keeps the conversion from trapping.
    Int(min(max(value.isNaN ? 0 : value, -1e6), 1e6).rounded(.down))
  }
}
