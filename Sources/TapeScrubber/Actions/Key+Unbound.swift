import TerminalKit

extension Key {
  /// What is said of a key that does nothing: which it is, and where those are that do.
  var unboundNotice: String {
    "'\(KeyText.text([.key(self)]))' does nothing here; ? lists the keys"
  }
}
