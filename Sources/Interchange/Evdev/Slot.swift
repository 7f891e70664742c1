/// A place for one contact in the table of a multi-touch device.
struct Slot {
  /// A contact that is touching.
  struct Contact {
    var id: Int
    /// The state last told.
    var told: ContactAxes
    /// Set while it is not known whether the contact outlived lost events.
    var doubt: LossMark?
  }

  /// The place in the recording where events were lost.
  struct LossMark {
    /// How many updates there were.
    var updateCount: Int
    var time: Int64
    var line: Int
  }

  /// The latest values; they outlive the contact, because the kernel does not repeat equal ones.
  var axes = ContactAxes()
  /// The kernel's id, or -1 for an empty slot.
  var trackingID: Int32 = -1
  var contact: Contact?
  /// Whether the tracked contact was cancelled and must not begin again.
  var isRejected = false
  /// Whether the slot is on the list of slots touched in this frame.
  var isListed = false
  /// Whether a position arrived in this frame.
  var hasMoved = false
  /// Whether a contact was closed in this frame.
  var hasClosed = false
}
