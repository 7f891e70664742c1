/// What a console block of a page shows: commands, and what each of them prints.
struct ConsoleSession {
  /// A command and the lines shown below it.
  struct Step {
    let command: String
    var output: [String]
  }

  let steps: [Step]

  /// Reads lines that begin with `$ ` as commands and those below as their output.
  init(_ lines: [String]) {
    var steps: [Step] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: []))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    self.steps = steps.map { step in
      let blank = step.output.reversed().prefix { $0.isEmpty }.count
      return Step(command: step.command, output: step.output.dropLast(blank))
    }
  }

  /// Whether `lines` are what `shown` promises; a line `…` there stands for any number of lines, and
  /// `…` at a line's end for the rest of it.
  static func matches(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let expected = shown.first else { return lines.isEmpty }
    let rest = shown.dropFirst()
    if expected == "…" {
      return (0...lines.count).contains { matches(lines.dropFirst($0), rest) }
    }
    guard let line = lines.first else { return false }
    let isSame =
      expected.hasSuffix("…") ? line.hasPrefix(expected.dropLast()) : line == expected
    return isSame && matches(lines.dropFirst(), rest)
  }
}
