import GestureScript

/// The words of a command line, told apart by the options that the command has.
struct Arguments: Sendable {
  /// The words that are no options, in order.
  let operands: [String]
  private let values: [(name: String, value: String)]
  private let takesOutput: Bool

  /// Tells `words` apart; `--` ends the options, `-` is an operand.
  init(_ words: [String], options: [Option]) throws(UsageError) {
    var operands: [String] = []
    var values: [(name: String, value: String)] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands.append(contentsOf: rest)
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, attached) = try Arguments.option(word, among: options)
      let value = try Arguments.value(of: option, attached, &rest)
      values.append((option.name, value))
    }
    self.operands = operands
    self.values = values
    takesOutput = options.contains { $0.name == Option.output.name }
  }

  /// Whether the switch `option` was given.
  func has(_ option: Option) -> Bool {
    values.contains { $0.name == option.name }
  }

  /// The value of `option`; the last one counts.
  func value(_ option: Option) -> String? {
    values.last { $0.name == option.name }?.value
  }

  /// All values of `option`, in order.
  func values(_ option: Option) -> [String] {
    values.filter { $0.name == option.name }.map(\.value)
  }

  /// The value of `option` as a whole number within `range`.
  func wholeNumber(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      throw Arguments.outside(option, "a whole number", bounds, text)
    }
    return number
  }

  /// The value of `option` in seconds within `range`: a number, alone or with `s` or `ms` behind it,
  /// as in a position.
  func seconds(_ option: Option, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    let unit = ["ms", "s"].first { text.hasSuffix($0) } ?? ""
    let scale = unit == "ms" ? 1000.0 : 1
    guard let number = Double(text.dropLast(unit.count)), range.contains(number / scale) else {
      throw Arguments.outside(option, "a time (0.5, 0.5s, 500ms)", range, text, unit: " s")
    }
    return number / scale
  }

  private static func outside(
    _ option: Option,
    _ kind: String,
    _ range: ClosedRange<Double>,
    _ text: String,
    unit: String = ""
  ) -> UsageError {
    let bounds =
      "\(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))\(unit)"
    return UsageError("\(option.name) needs \(kind) from \(bounds), not '\(text)'")
  }

  /// The only operand, or an error that calls it `name`.
  func onlyOperand(_ name: String) throws(UsageError) -> String {
    guard let first = operands.first else { throw UsageError("missing \(name)") }
    guard operands.count == 1 else {
      let lacksOutput = takesOutput && value(.output) == nil
      let meant = lacksOutput ? "; the file to write follows -o" : ""
      throw UsageError("unexpected '\(operands[1])'\(meant)")
    }
    return first
  }

  /// All operands, at least one, or an error that calls them `name`.
  func someOperands(_ name: String) throws(UsageError) -> [String] {
    guard !operands.isEmpty else { throw UsageError("missing \(name)") }
    return operands
  }

  private static func option(
    _ word: String,
    among options: [Option]
  ) throws(UsageError) -> (option: Option, attached: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
      let meant = Spelling.nearest(to: name, among: options.map(\.name))
      throw UsageError("unknown option '\(name)'" + (meant.map { "; did you mean \($0)?" } ?? ""))
    }
    return (option, parts.count == 2 ? String(parts[1]) : nil)
  }

  private static func value(
    of option: Option,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let kind = option.value else {
      if attached != nil { throw UsageError("\(option.name) takes no value") }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(kind)")
    }
    return value
  }
}
