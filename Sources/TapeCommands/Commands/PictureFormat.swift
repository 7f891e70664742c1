/// A format in which a tape is drawn, not written down.
enum PictureFormat: String, CaseIterable {
  /// The filmstrip as vector phones.
  case svg
  /// A recording of the player.
  case asciicast
}
