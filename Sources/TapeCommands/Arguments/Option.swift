/// An option of a command, as its help shows it.
struct Option: Sendable {
  /// The long name, with its dashes.
  let name: String
  /// The one-letter name, with its dash.
  let short: String?
  /// What its value is called in the help; nil for a switch.
  let value: String?
  /// What it does.
  let help: String

  /// An option.
  init(_ name: String, short: String? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// Every command's own description of itself.
  static let help = Option("--help", short: "-h", "show this help")
  /// The tape that a command writes.
  static let output = Option("--output", short: "-o", value: "OUT", "the file to write")
  /// Permission to replace a file.
  static let force = Option("--force", "replace the file if it exists")
  /// Machine-readable output.
  static let json = Option("--json", "one JSON value a line")
  /// A span's first position.
  static let from = Option("--from", value: "P", "the first position (default: start)")
  /// A span's last position.
  static let to = Option("--to", value: "P", "the last position (default: end)")
  /// Going on while the tape is recorded.
  static let follow = Option("--follow", short: "-f", "go on while the tape is being recorded")
  /// A position.
  static let at = Option("--at", value: "P", "the position")
}
