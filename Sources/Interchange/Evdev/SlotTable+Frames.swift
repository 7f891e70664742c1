/// What happens to contacts inside a frame and at its end.
extension SlotTable {
  /// Empties a slot; a contact that began in this very frame is told as begun and ended.
  mutating func close(_ slot: Int) {
    let axes = slots[slot].axes
    if let contact = slots[slot].contact {
      ends.append(update(contact.id, .ended, lastState(of: contact, at: axes)))
    } else if !slots[slot].isRejected, !axes.isHovering {
      let id = takeContactID()
      begins.append(update(id, .began, axes))
      closings.append(update(id, axes.isPalm ? .cancelled(.palm) : .ended, axes))
    }
    empty(slot)
  }

  mutating func empty(_ slot: Int) {
    slots[slot].contact = nil
    slots[slot].trackingID = -1
    slots[slot].isRejected = false
    slots[slot].hasClosed = true
  }

  private func lastState(of contact: Slot.Contact, at axes: ContactAxes) -> ContactAxes {
    var state = contact.told
    state.x = axes.x ?? state.x
    state.y = axes.y ?? state.y
    return state
  }

  /// Tells what happened in the frame: first lifts, then moves, then begins, then what began and
  /// lifted at once; so fingers that begin or end together are down together.
  mutating func endFrame() throws(ImportError) {
    listed.sort()
    for slot in listed { try settle(slot) }
    listed.removeAll(keepingCapacity: true)
    flush()
  }

  private mutating func flush() {
    updates += ends
    updates += moves
    updates += begins
    updates += closings
    ends.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    begins.removeAll(keepingCapacity: true)
    closings.removeAll(keepingCapacity: true)
  }

  private mutating func settle(_ slot: Int) throws(ImportError) {
    let state = slots[slot]
    slots[slot].isListed = false
    slots[slot].hasMoved = false
    slots[slot].hasClosed = false
    if state.trackingID < 0 {
      guard state.hasMoved, !state.hasClosed else { return }
      let code: Diagnostic.Code = movesWithoutContact ? .hover : .motionWithoutContact
      return try note(code, line: line, "slot \(slot) moves without a contact")
    }
    guard !state.isRejected else { return }
    if state.axes.isHovering {
      try hover(slot)
    } else if let contact = state.contact {
      move(contact, in: slot)
    } else {
      try begin(slot)
    }
    if state.axes.isPalm { try reject(slot) }
  }

  private mutating func hover(_ slot: Int) throws(ImportError) {
    if let contact = slots[slot].contact {
      ends.append(update(contact.id, .ended, lastState(of: contact, at: slots[slot].axes)))
      slots[slot].contact = nil
    } else {
      try note(.hover, line: line, "slot \(slot) hovers above the surface")
    }
  }

  private mutating func move(_ contact: Slot.Contact, in slot: Int) {
    let axes = slots[slot].axes
    guard axes != contact.told, !axes.isPalm else { return }
    moves.append(update(contact.id, .moved, axes))
    slots[slot].contact?.told = axes
  }

  private mutating func begin(_ slot: Int) throws(ImportError) {
    let axes = slots[slot].axes
    let id = takeContactID()
    begins.append(update(id, .began, axes))
    slots[slot].contact = Slot.Contact(id: id, told: axes)
    if axes.x == nil || axes.y == nil {
      try note(.unknownPosition, line: line, "contact \(id) begins at an unknown position")
    }
  }

  private mutating func reject(_ slot: Int) throws(ImportError) {
    slots[slot].isRejected = true
    guard let contact = slots[slot].contact else { return }
    closings.append(update(contact.id, .cancelled(.palm), contact.told))
    slots[slot].contact = nil
    try note(.palm, line: line, "contact \(contact.id) is a palm")
  }

  private mutating func takeContactID() -> Int {
    defer { nextContactID += 1 }
    return nextContactID
  }

  func update(
    _ id: Int,
    _ kind: ContactUpdate.Kind,
    _ axes: ContactAxes
  ) -> ContactUpdate {
    ContactUpdate(contactID: id, kind: kind, time: time, line: line, axes: axes)
  }
}
