/// A format in which a tape is drawn, not written down.
enum PictureFormat: String, CaseIterable {
  /// The filmstrip as vector phones.
  case svg
  /// The player at one position.
  case screenshot
  /// A recording of the player.
  case asciicast
}
