/// The table of slots behind all protocols: it takes changes during a frame and tells, at the end
/// of the frame, what became of each contact.
struct SlotTable {
  var slots: [Slot] = []
  var updates: [ContactUpdate] = []
  private(set) var diagnostics: DiagnosticLog
  var listed: [Int] = []
  var nextContactID = 1
  var time: Int64 = 0
  var line = 0
  var ends: [ContactUpdate] = []
  var moves: [ContactUpdate] = []
  var begins: [ContactUpdate] = []
  var closings: [ContactUpdate] = []
  var lateUpdates: [(position: Int, update: ContactUpdate)] = []

  /// Whether a position without a contact is usual: a pen that hovers has no other sign of it.
  let movesWithoutContact: Bool

  init(movesWithoutContact: Bool, diagnostics: DiagnosticLog) {
    self.movesWithoutContact = movesWithoutContact
    self.diagnostics = diagnostics
  }

  mutating func note(
    _ code: Diagnostic.Code,
    line: Int,
    _ message: @autoclosure () -> String
  ) throws(ImportError) {
    try diagnostics.note(code, line: line, message())
  }

  /// Starts a frame; `line` is the line that ends it.
  mutating func beginFrame(time: Int64, line: Int) {
    self.time = time
    self.line = line
  }

  /// Sets an axis of the contact in `slot`; axes that are not followed are passed over.
  mutating func set(_ code: UInt16, to value: Int32, in slot: Int) {
    list(slot)
    guard slots[slot].axes.set(code, to: value) else { return }
    if code == AxisCode.positionX || code == AxisCode.positionY { slots[slot].hasMoved = true }
    slots[slot].contact?.doubt = nil
  }

  /// Replaces the whole state of the contact in `slot`.
  mutating func replace(_ axes: ContactAxes, in slot: Int) {
    list(slot)
    slots[slot].axes = axes
    slots[slot].contact?.doubt = nil
  }

  /// Gives `slot` to the contact with the kernel's id `id`; a negative one empties it.
  mutating func track(_ id: Int32, in slot: Int, line: Int) throws(ImportError) {
    list(slot)
    let old = slots[slot].trackingID
    if id >= 0, id == old {
      slots[slot].contact?.doubt = nil
    } else if id >= 0, old >= 0 {
      try replaceContact(of: slot, line: line)
      slots[slot].trackingID = id
    } else if id >= 0 {
      slots[slot].trackingID = id
    } else if old >= 0 {
      close(slot)
    } else {
      try note(.liftWithoutContact, line: line, "slot \(slot) ends a contact it does not have")
    }
  }

  private mutating func replaceContact(of slot: Int, line: Int) throws(ImportError) {
    if slots[slot].contact?.doubt != nil {
      try lose(slot)
    } else {
      try note(.contactReplaced, line: line, "slot \(slot) takes a new contact without a lift")
      close(slot)
    }
  }

  private mutating func list(_ slot: Int) {
    while slots.count <= slot { slots.append(Slot()) }
    guard !slots[slot].isListed else { return }
    slots[slot].isListed = true
    listed.append(slot)
  }
}
