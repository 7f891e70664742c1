/// When a recorder makes sure that what it wrote survives a power cut.
///
/// A crash of the app loses nothing under any of them.
public enum SyncPolicy: Sendable {
  /// Each block before its events leave the journal, and the journal once a second.
  case everyBlock
  /// The tape and the journal once a second.
  case everySecond
  /// Never; the system writes when it likes.
  case never
}
