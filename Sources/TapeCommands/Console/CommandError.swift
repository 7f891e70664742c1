/// Why a command could not do its work: what is wrong, where, and what to do.
struct CommandError: Error, Equatable, Sendable {
  /// How the program ends.
  var status: ExitStatus
  /// What is wrong and where.
  var message: String
  /// What to do about it, if that can be said.
  var hint: String?

  /// An error of a command.
  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }
}
