/// When a recorder makes sure that what it wrote survives a power cut.
///
/// A crash of the app loses nothing under any of them.
public enum SyncPolicy: Sendable {
  /// A power cut loses at most what was accepted in the last second, and while the disk was being
  /// waited for: the journal is synced once a second, each block as soon as it is written.
  ///
  /// The journal's places are free again at once.
  case everyBlock
  /// A power cut loses at most what was accepted in the last second, and while the disk was being
  /// waited for: tape and journal are synced once a second.
  ///
  /// The journal keeps the events of a block until then, or until it is half full.
  case everySecond
  /// A power cut may lose anything: the system writes when it likes, and in no order. The tape still
  /// opens, and says what is missing.
  case never
}
