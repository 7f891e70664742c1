import TerminalKit

/// The keys that a live recording is given on the command line.
struct LiveKeys {
  static let keys = Option("--keys", value: "KEYS", "with --live: press these keys first")
  static let prints = Option(
    "--print",
    "with --live: print the screen they lead to instead of opening the phone"
  )

  /// What the keys do.
  let inputs: [ScriptedInput]
  /// How the screen is printed where no terminal is opened; nil where one is.
  let output: ScrubOutput?

  init(_ arguments: Arguments) throws(UsageError) {
    output = try ScrubOutput(printing: arguments.has(Self.prints), arguments)
    do throws(KeyTextError) {
      inputs = try KeyText.parse(arguments.value(Self.keys) ?? "")
    } catch {
      throw UsageError("--keys \(Escaped.text(error.description))")
    }
  }
}
