/// Why a command could not do its work: what is wrong, where, and what to do.
public struct CommandError: Error, Equatable, Sendable {
  /// How the program ends.
  public var status: ExitStatus
  /// What is wrong and where.
  public var message: String
  /// What to do about it, if that can be said.
  public var hint: String?

  /// An error of a command.
  public init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }
}
