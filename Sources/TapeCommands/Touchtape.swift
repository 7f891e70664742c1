import GestureScript

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program: finds the command that the first word names and runs it.
public enum Touchtape {
  /// Runs a whole command line, the program's own name left out, and says how to exit.
  public static func run(_ words: [String]) -> Int32 {
    // A closed pipe is an error to be told by `write`, not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    let console = Console()
    let status = run(words, console)
    do throws(CommandError) {
      try console.flush()
    } catch {
      return report(error, console)
    }
    return status
  }

  private static func run(_ words: [String], _ console: Console) -> Int32 {
    guard let word = words.first else {
      console.remark(String(HelpText.program(commands).dropLast()))
      return ExitStatus.usage.rawValue
    }
    do throws(CommandError) {
      return try run(word, Array(words.dropFirst()), console).rawValue
    } catch {
      return report(error, console)
    }
  }

  private static func run(
    _ word: String,
    _ rest: [String],
    _ console: Console
  ) throws(CommandError) -> ExitStatus {
    switch word {
    case "help" where rest.first.map { !$0.hasPrefix("-") } == true:
      return try run(rest[0], ["--help"], console)
    case "-h", "--help", "help":
      try console.write(HelpText.program(commands))
      return .done
    case "-V", "--version":
      try console.writeLine(VersionText.line)
      return .done
    default:
      break
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      throw CommandError(
        .usage,
        "there is no command '\(Escaped.text(word))'",
        hint: Spelling.nearest(to: word, among: commands.map { $0.name })
          .map { "did you mean '\($0)'? touchtape --help lists the commands" }
          ?? "touchtape --help lists the commands"
      )
    }
    return try run(command, rest, console)
  }

  private static func run(
    _ command: any Command.Type,
    _ words: [String],
    _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let prepared: any Command
    do throws(UsageError) {
      let arguments = try Arguments(words, options: command.options + [.help])
      if arguments.has(.help) {
        try? console.write(HelpText.command(command))
        return .done
      }
      prepared = try command.init(arguments)
    } catch {
      throw CommandError(
        .usage,
        "\(command.name): \(Escaped.text(error.message))",
        hint: "touchtape \(command.name) --help shows what it takes"
      )
    }
    defer { console.sayLastRemarks() }
    return try prepared.run(console)
  }

  private static func report(_ error: CommandError, _ console: Console) -> Int32 {
    if error != Console.closed {
      console.remark("touchtape: \(error.message)")
      if let hint = error.hint { console.remark("  \(hint)") }
    }
    return error.status.rawValue
  }
}
