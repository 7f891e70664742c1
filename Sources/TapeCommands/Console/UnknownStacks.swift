import GestureScript
import SessionModel

/// Stacks that a script acts on and that nothing in it sets up or reports: misspelt, most likely.
///
/// A recognizer on such a stack begins, and nothing comes of it.
struct UnknownStacks {
  private var known: Set<Name> = []
  private var used: [Name] = []
  private let names: NameTable

  /// What is unknown in `script`.
  init(in script: PerformedScript) {
    names = script.names
    for timed in script.events { take(timed.event) }
  }

  /// A line for each, for the person who wrote the script; none where it sets up no stack at all.
  var remarks: [String] {
    guard !known.isEmpty else { return [] }
    let spellings = known.map { names[$0] }.sorted()
    var told = known
    return used.filter { told.insert($0).inserted }.map { stack in
      let meant = Spelling.nearest(to: names[stack], among: spellings)
      let hint = meant.map { "did you mean \($0)?" } ?? "setup stack \(names[stack])=[…] would"
      return "nothing sets up the stack \(names[stack]); \(hint)"
    }
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .setup(.containers(let containers)):
      known.formUnion(containers.lists.map(\.name) + containers.values.map(\.name))
    case .observation(.stack(let stack, _)): known.insert(stack)
    case .model(let snapshot): known.insert(snapshot.stack)
    case .setup(.recognizer(let recognizer)): use(recognizer.stack)
    case .call(let call): use(call.stack)
    case .transition(let report):
      if case .begin(let beginning) = report.step { use(beginning.stack) }
    default: break
    }
  }

  private mutating func use(_ stack: Name?) {
    guard let stack else { return }
    used.append(stack)
  }
}
