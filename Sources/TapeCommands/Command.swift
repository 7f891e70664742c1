/// A subcommand: what it is called, what it takes, what it does.
///
/// A command never prints or exits by itself; it writes to the console it is given and says how it
/// ended, so that a test can call it like any function.
protocol Command {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// What follows its name, as the help shows it.
  static var operands: String { get }
  /// Its options, `--help` aside.
  static var options: [Option] { get }
  /// Lines that follow the options in the help: examples, grammar.
  static var notes: [String] { get }

  /// Whether scripts will do where its operands are tapes.
  static var takesScripts: Bool { get }

  /// Takes in the command line.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does the work.
  func run(_ console: Console) throws(CommandError) -> ExitStatus
}

extension Command {
  static var notes: [String] { [] }
  static var takesScripts: Bool { operands.hasPrefix("TAPE") }
}
