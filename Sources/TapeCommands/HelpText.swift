/// The help of the program and of each command.
enum HelpText {
  /// What the whole program can do.
  static func program(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      Touchtape records what fingers and navigation did in an app, and plays it back, both ways.

      usage: touchtape COMMAND [options] FILE…
             touchtape COMMAND --help
             touchtape --version

      commands:
      \(rows.joined(separator: "\n"))

      """
  }

  /// What one command takes.
  static func command(_ command: any Command.Type) -> String {
    let options = command.options + [.help]
    let labels = options.map(label)
    let width = labels.map { $0.count }.max() ?? 0
    let rows = zip(labels, options).map { "  \(padded($0, to: width))  \($1.help)" }
    var text = """
      \(command.summary)

      usage: touchtape \(command.name) \(command.operands)

      options:
      \(rows.joined(separator: "\n"))

      """
    if !command.notes.isEmpty {
      text += "\n" + command.notes.joined(separator: "\n") + "\n"
    }
    if command.takesScripts { text += "\n\(scripts)\n" }
    return text
  }

  /// What is said of scripts where tapes are taken.
  private static let scripts =
    "A script (.gesture) will do for a tape: it is performed first."

  private static func label(_ option: Option) -> String {
    let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
    return option.value.map { "\(names) \($0)" } ?? names
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
