/// How a command ended, as the shell sees it (the numbers are those of BSD's sysexits).
enum ExitStatus: Int32, Sendable {
  /// Yes, or done.
  case done = 0
  /// No: a check failed, tapes differ.
  case no = 1
  /// The command line was not understood.
  case usage = 64
  /// A file's content is not what it should be.
  case badData = 65
  /// A file to read is missing or may not be read.
  case noInput = 66
  /// A file to write cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
}
