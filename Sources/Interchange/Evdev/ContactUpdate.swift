/// What became of one contact in one frame.
struct ContactUpdate: Equatable, Sendable {
  /// Why a contact was given up instead of lifted.
  enum CancelReason: String, Sendable {
    /// The device said that it is a palm.
    case palm
    /// The recorder lost events and the contact was not seen again.
    case lost
    /// The recording ended while the contact was down.
    case endOfFile = "end of file"
    /// Time ran backwards while the contact was down.
    case timeWentBack = "time went back"
  }

  enum Kind: Equatable, Sendable {
    case began
    case moved
    case ended
    case cancelled(CancelReason)
  }

  /// A running number from 1, never used twice in a recording.
  var contactID: Int
  var kind: Kind
  /// Microseconds since the first frame of the device; never decreases from update to update.
  var time: Int64
  /// The line that ends the frame, counted from 1.
  var line: Int
  /// The state at the end of the frame.
  ///
  /// An end has the last known position, and everything else as it was before the release, because
  /// drivers clear pressure and size when a finger lifts.
  var axes: ContactAxes
}
