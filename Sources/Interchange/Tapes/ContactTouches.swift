import SessionModel

/// Turns what became of contacts into touches of a tape.
struct ContactTouches {
  /// Places contacts on the screen.
  let mapping: PointMapping
  /// What touches, decided when a contact begins, by its number.
  private var kinds: [Int: Touch.Kind] = [:]

  init(mapping: PointMapping) {
    self.mapping = mapping
  }

  /// The touch that tells of `update`; nil for a move that tells neither a place nor a force.
  ///
  /// A lift has the last known place and force. A cancelled touch has neither, because it happened
  /// nowhere: the recording or the device gave the contact up.
  mutating func touch(for update: ContactUpdate) -> Touch? {
    let id = Int32(clamping: update.contactID)
    switch update.kind {
    case .began:
      kinds[update.contactID] = kind(of: update.axes)
      return touch(.down, id, update)
    case .moved:
      let touch = touch(.move, id, update)
      return touch.position == nil && touch.force == nil ? nil : touch
    case .ended:
      defer { kinds[update.contactID] = nil }
      return touch(.up, id, update)
    case .cancelled:
      kinds[update.contactID] = nil
      return Touch(.cancel, id: id)
    }
  }

  private func touch(_ phase: Touch.Phase, _ id: Int32, _ update: ContactUpdate) -> Touch {
    Touch(
      phase,
      id: id,
      position: mapping.point(of: update.axes),
      force: mapping.pressure(of: update.axes),
      kind: kinds[update.contactID]
    )
  }

  private func kind(of axes: ContactAxes) -> Touch.Kind {
    if axes.toolType == ContactAxes.pen { return .pencil }
    return mapping.isPointer ? .indirect : .direct
  }
}
