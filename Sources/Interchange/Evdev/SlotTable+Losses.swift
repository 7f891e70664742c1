/// What happens to contacts when events, time or the recording break off.
extension SlotTable {
  /// Remembers that events were lost here: contacts become doubtful, values of empty slots unknown.
  mutating func markLoss(time: Int64, line: Int) {
    let mark = Slot.LossMark(updateCount: updates.count, time: time, line: line)
    for slot in slots.indices {
      if slots[slot].contact == nil {
        slots[slot].axes = ContactAxes()
      } else if slots[slot].contact?.doubt == nil {
        slots[slot].contact?.doubt = mark
      }
    }
  }

  /// Gives up a doubtful contact at the place where events were lost.
  mutating func lose(_ slot: Int) throws(ImportError) {
    guard let contact = slots[slot].contact, let mark = contact.doubt else { return }
    let update = ContactUpdate(
      contactID: contact.id,
      kind: .cancelled(.lost),
      time: mark.time,
      line: mark.line,
      axes: contact.told
    )
    lateUpdates.append((mark.updateCount, update))
    empty(slot)
    try note(.contactLost, line: mark.line, "contact \(contact.id) did not outlive the lost events")
  }

  /// Cancels every contact at `time` and forgets all values.
  mutating func cancelAll(
    _ reason: ContactUpdate.CancelReason,
    time: Int64,
    line: Int
  ) throws(ImportError) {
    beginFrame(time: time, line: line)
    for slot in slots.indices {
      try lose(slot)
      guard let contact = slots[slot].contact else { continue }
      updates.append(update(contact.id, .cancelled(reason), contact.told))
      guard reason == .endOfFile else { continue }
      try note(.openAtEnd, line: line, "contact \(contact.id) is still down at the end")
    }
    slots.removeAll()
  }

  /// All updates, those of lost contacts put where the loss happened.
  func orderedUpdates() -> [ContactUpdate] {
    guard !lateUpdates.isEmpty else { return updates }
    var ordered: [ContactUpdate] = []
    ordered.reserveCapacity(updates.count + lateUpdates.count)
    var start = 0
    for late in lateUpdates.enumerated().sorted(by: {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }) {
      ordered += updates[start..<late.element.position]
      ordered.append(late.element.update)
      start = late.element.position
    }
    return ordered + updates[start...]
  }
}
