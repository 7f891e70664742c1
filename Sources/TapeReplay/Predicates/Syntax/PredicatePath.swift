/// A path as it is written: `stack.main.count`, `transitions[back.1].phase`.
struct PredicatePath: Equatable, Sendable {
  /// A step of a path.
  enum Step: Equatable, Sendable {
    /// After a dot, or the first one.
    case name(String)
    /// In brackets: a name, an id, or a place in a list.
    case key(String)

    /// The word itself.
    var word: String {
      switch self {
      case .name(let word), .key(let word): word
      }
    }
  }

  /// The steps, at least one; the first is a name.
  var steps: [Step]
  /// Where each step stands.
  var columns: [SourceColumn]

  /// Where it begins.
  var column: SourceColumn { columns[0] }

  mutating func append(_ step: Step, _ column: Int) {
    steps.append(step)
    columns.append(SourceColumn(column))
  }

  /// The name it begins with.
  var root: String {
    steps[0].word
  }

  /// Whether it is the word `event`, whose text can be searched and which else is a number.
  var isEventAlone: Bool {
    steps.count == 1 && root == "event"
  }
}

extension PredicatePath: CustomStringConvertible {
  /// The path as it can be written.
  var description: String {
    var text = ""
    for (place, step) in steps.enumerated() {
      switch step {
      case .name(let name):
        if place > 0 { text += "." }
        text += place > 0 && !PredicateWord.isBareStep(name) ? PredicateWord.quoted(name) : name
      case .key(let key): text += "[\(PredicateWord.isBare(key) ? key : PredicateWord.quoted(key))]"
      }
    }
    return text
  }
}
