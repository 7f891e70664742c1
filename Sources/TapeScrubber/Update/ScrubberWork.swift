/// How much is done between two frames.
enum ScrubberWork {
  /// Blocks of about four thousand events that the timeline takes in: some milliseconds.
  static let scannedBlocks = 2
  /// Blocks that are read of what is seen when zoomed in.
  static let detailedBlocks = 2
  /// Blocks that are checked: the rules cost more than the timeline.
  static let checkedBlocks = 1
  /// Events of both tapes that are compared: some milliseconds.
  static let comparedEvents = 4096
  /// Time from one scan of a tape that grows to the next.
  static let scanInterval = Duration.seconds(2)
  /// Blocks of a tape that is read again while it grows; of a longer one the counts alone are shown.
  static let mostLiveBlocks = 256
  /// Blocks that a search looks through, on every core: some milliseconds.
  static let searchedBlocks = 16
}
