import SessionModel

/// Finds what may stand at a place of a predicate, from the grammar and the names of a tape.
struct CandidateFinder {
  let names: NameTable
  let context: CompletionContext

  /// Everything that may stand there, whether or not it fits what is typed already.
  var candidates: [String] {
    switch context.place {
    case .condition: paths + (context.word.contains(".") ? [] : Self.functions)
    case .path: paths + ["navigation"]
    case .value(let path): values(of: path)
    case .fact: FactPattern.Kind.allCases.map { "\($0)" }
    case .factSubject: spellings + FactPattern.words
    case .operation: Self.operations
    }
  }

  private static let functions = ["changed(", "became(", "ended(", "fact(", "not "]
  private static let operations = [
    "==", "!=", "<", "<=", ">", ">=", "contains", "in [", "and", "or",
  ]

  // MARK: - Paths

  private var paths: [String] {
    let word = context.word
    guard let end = word.lastIndex(where: { $0 == "." || $0 == "[" }) else {
      return PlaceRoot.all.filter { !$0.isPlural }.map(\.name)
        + PlaceRoot.all.filter(\.isPlural).map(\.name)
    }
    let head = String(word[...end])
    let path = String(word[..<end])
    if word[end] == "[" { return keys(of: path).map { "\(head)\($0)]" } }
    return (parts(of: path) + keys(of: path)).map { head + $0 }
  }

  /// Names of elements: only a subject that has no key yet takes one.
  private func keys(of path: String) -> [String] {
    guard let root = PlaceRoot.named(path), root.subject.isKeyed else { return [] }
    switch root.subject {
    case .touch: return ["1", "2"]
    case .queued: return ["0", "1"]
    case .stack: return ["main"] + tapeNames
    case .window: return ["w1"] + tapeNames
    case .container: return Self.containers + tapeNames
    case .bar, .barOwner: return Self.bars + tapeNames
    default: return tapeNames
    }
  }

  private static let containers = ["selected", "menu", "drawer", "panel", "pager", "card"]
  private static let bars = ["nav", "tab", "tool", "status", "keyboard", "items"]

  /// Fields and parts of what `path` means.
  private func parts(of path: String) -> [String] {
    guard let parsed = try? Predicate("changed(\(path))"), case .changed(let path) = parsed.root,
      let place = try? PathResolver(names: names).resolve(path)
    else { return [] }
    if let shape = place.shape {
      guard place.item == .whole, shape.element != nil else {
        return place.subject == .event ? fields(of: .event) : []
      }
      let axes = if case .numbers(let axes) = shape { axes } else { [String]() }
      return axes + ["count", "top"] + (place.subject == .presented ? ["model"] : [])
    }
    let isWhole = place.selector == .any && place.subject != .stack
    return PlacePath.itemWords(place.subject) + (isWhole ? ["count"] : [])
      + fields(of: place.subject)
  }

  private func fields(of subject: PlaceSubject) -> [String] {
    PlaceFields.of(subject).map(\.name)
  }

  // MARK: - Values

  private func values(of path: String) -> [String] {
    if path == "event" { return [] }
    guard let parsed = try? Predicate("changed(\(path))"), case .changed(let path) = parsed.root,
      let place = try? PathResolver(names: names).resolve(path), let shape = place.shape
    else { return [] }
    switch shape.element ?? shape {
    case .word(let words): return words.words
    case .name: return spellings
    case .flag: return ["true", "false"]
    default: return []
    }
  }

  /// The tape's own names, then those that mean something to the reducer.
  private var spellings: [String] {
    tapeNames + PathResolver(names: names).spellings.prefix(WellKnownName.allCases.count)
  }

  /// Names that are offered at most: nobody reads more.
  private static let mostNames = 500

  private var tapeNames: [String] {
    names.additions.prefix(Self.mostNames).map {
      PredicateWord.isBare($0) ? $0 : PredicateWord.quoted($0)
    }
  }
}
