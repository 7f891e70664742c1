import GestureScript
import SessionModel
import TapeFile
import TapeReplay
import TerminalKit

/// Finds places of a tape where a predicate holds.
struct FindCommand: Command {
  static let name = "find"
  static let summary = "finds the first or last place where something holds, changes or begins"
  static let operands = "TAPE 'PREDICATE' [--last | --all | --count] [--after P] [--before P]"
  static let options = [last, all, count, after, before, .json, .policies]
  static let notes = [
    "A predicate is a condition on a place: an event, or a moment between two at which something",
    "happens by itself. Paths are those of state --json:",
    "  stack.main.count > 3        stack.main.top == Detail       transition.phase == cancelling",
    "  transition.fraction >= 0.5  recognizer.back.state == began touch.count == 2",
    "  changed(stack.main)         became(presented.count > 0)    ended(app == active)",
    "  event.kind == mark          event contains \"push\"          fact(completed, cancelled)",
    "joined by and, or, not and parentheses. A path of several, such as transition.phase, holds if any",
    "of them does. Each place is printed with the values that the predicate reads there.",
    PositionOptions.grammar,
  ]

  private static let last = Option("--last", "the last place instead of the first")
  private static let all = Option("--all", "every place, from early to late; with --last from late")
  private static let count = Option("--count", "only how many places there are")
  private static let after = Option("--after", value: "P", "only places after P")
  private static let before = Option("--before", value: "P", "only places before P")

  private let path: String
  private let text: String
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]
  private let after: PositionExpression?
  private let before: PositionExpression?
  private let isLast: Bool
  private let isAll: Bool
  private let isCount: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let operands = try arguments.someOperands("TAPE")
    guard operands.count > 1 else {
      throw UsageError("missing PREDICATE, such as 'stack.main.count > 3'")
    }
    guard operands.count == 2 else {
      throw UsageError("unexpected '\(operands[2])'; a predicate with blanks stands in quotes")
    }
    (path, text) = (operands[0], operands[1])
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
    after = try PositionOptions.position(Self.after, arguments)
    before = try PositionOptions.position(Self.before, arguments)
    isLast = arguments.has(Self.last)
    isAll = arguments.has(Self.all)
    isCount = arguments.has(Self.count)
    isJSON = arguments.has(.json)
    guard !isAll || !isCount else { throw UsageError("--all and --count exclude each other") }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let parsed = try understood { () throws(PredicateError) in try Predicate(text) }
    var tape = try TapeInput(path, console, policy: policy)
    tape.changes = changes
    let names = tape.reader.names
    let predicate = try understood { () throws(PredicateError) in
      try parsed.compiled(names: names) { text in
        let needle = EventNeedle(text, names: names)
        return { needle.isFound(in: $0) }
      }
    }
    var search = try search(for: predicate, in: tape)
    let found = try find(&search, predicate, tape, console)
    return found > 0 ? .done : .no
  }

  /// Says what is wrong with the predicate, under the column.
  private func understood<Value>(
    _ body: () throws(PredicateError) -> Value
  ) throws(CommandError) -> Value {
    do throws(PredicateError) {
      return try body()
    } catch {
      let shown = Escaped.text(text)
      // In columns of the terminal: a wide character takes two, a mark that joins another none.
      let before = Escaped.text(String(text.prefix(error.column - 1)))
      let lead = CharacterWidth.columns(of: before)
      throw CommandError(
        .usage,
        "find: column \(error.column): \(Escaped.text(error.message))",
        hint: "\(shown)\n  \(String(repeating: " ", count: lead))^"
      )
    }
  }

  private func search(
    for predicate: CompiledPredicate,
    in tape: TapeInput
  ) throws(CommandError) -> PlaceSearch<TapeReader> {
    let start = try place(after, in: tape)
    let end = try place(before, in: tape)
    do throws(TapeError) {
      return try PlaceSearch(
        for: predicate,
        in: tape.replayer,
        after: start,
        before: end,
        forward: !isLast,
        gathering: isAll || isCount
      )
    } catch {
      throw CommandError(error, path: tape.path)
    }
  }

  private func place(
    _ expression: PositionExpression?,
    in tape: TapeInput
  ) throws(CommandError) -> Position? {
    guard let expression else { return nil }
    var replayer = tape.replayer
    try tape.seek(&replayer, to: expression)
    return replayer.position
  }

  /// Blocks that are looked through at a time; a fraction of a second.
  private static let slice = 64

  /// Looks for places and writes them; how many there were.
  private func find(
    _ search: inout PlaceSearch<TapeReader>,
    _ predicate: CompiledPredicate,
    _ tape: TapeInput,
    _ console: Console
  ) throws(CommandError) -> Int {
    var writer = PlaceWriter(predicate, tape, isJSON: isJSON)
    var progress = ProgressLine("looking", console)
    var (count, isDone) = (0, false)
    while !isDone {
      do throws(TapeError) {
        isDone = try look(&search, &writer, &count)
      } catch {
        throw CommandError(error, path: tape.path)
      }
      progress.show(search.progress)
      try writer.write(to: console)
    }
    progress.clear()
    if isCount { try console.writeLine("\(count)") }
    return count
  }

  /// Looks through some blocks, prepares what was found, and counts it; whether that was all.
  private func look(
    _ search: inout PlaceSearch<TapeReader>,
    _ writer: inout PlaceWriter,
    _ count: inout Int
  ) throws(TapeError) -> Bool {
    if isAll || isCount {
      guard let hits = try search.gather(blocks: Self.slice) else { return true }
      count += hits.count
      if isAll { for hit in hits { try writer.prepare(hit) } }
      return false
    }
    switch try search.advance(blocks: Self.slice) {
    case .goesOn: return false
    case .notFound: return true
    case .found(let place):
      count = 1
      try writer.prepare(place)
      return true
    }
  }
}
