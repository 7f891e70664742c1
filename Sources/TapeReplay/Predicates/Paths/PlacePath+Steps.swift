extension PlacePath {
  /// Whether it reads a single value that stands for its element.
  var isValue: Bool {
    if case .field = target { true } else { false }
  }

  /// Words for parts of lists.
  static func itemWords(_ subject: PlaceSubject) -> [String] {
    switch subject {
    case .stack, .presented: ["count", "top"]
    case .touch: ["x", "y"]
    default: []
    }
  }

  /// What may stand behind an element.
  var fieldWords: [String] {
    if isValue, subject.isValue || subject == .session { return listWords }
    return PlaceFields.of(subject).map(\.name) + PlacePath.itemWords(subject)
  }

  /// What may stand behind a field that is a list.
  var listWords: [String] {
    guard item == .whole, let shape, shape.element != nil else { return [] }
    if case .numbers(let axes) = shape, !axes.isEmpty { return axes }
    return ["count", "top"]
  }

  /// Takes the field that stands for an element, where one does.
  mutating func setDefaultField(_ root: PlaceRoot) {
    guard subject.isValue, let field = PlaceFields.of(subject).first else { return }
    let isModel = root.name.hasPrefix("containerModel")
    (target, shape) = (.field(isModel ? .containerModel : field.field), field.shape)
  }

  /// Takes the field, and what of it, that `steps` lead to; false if there is none.
  mutating func setField(_ steps: ArraySlice<PredicatePath.Step>) -> Bool {
    guard !subject.isValue else { return setItem(steps) }
    let words = steps.prefix { if case .name = $0 { true } else { false } }.map(\.word)
    let fields = PlaceFields.of(subject).filter { words.starts(with: $0.words) }
    if let field = fields.max(by: { $0.words.count < $1.words.count }) {
      (target, shape) = (.field(field.field), field.shape)
      return setItem(steps.dropFirst(field.words.count))
    }
    // A stack's own screens, and a finger's own place, are what is mostly asked for.
    switch subject {
    case .stack: (target, shape) = (.field(.stackCommitted), .names)
    // A number behind the word is a finger's, not an axis.
    case .touch where steps.first.map({ Int($0.word) == nil }) ?? false:
      (target, shape) = (.field(.touchPosition), .numbers(["x", "y"]))
    default: return false
    }
    return !steps.isEmpty && setItem(steps)
  }

  /// Takes the part of a list that `steps` lead to; false if there is none.
  mutating func setItem(_ steps: ArraySlice<PredicatePath.Step>) -> Bool {
    guard let step = steps.first else { return true }
    guard steps.count == 1, let shape, let element = shape.element else { return false }
    switch step.word {
    case "count": (item, self.shape) = (.count, .number)
    case "top", "last": (item, self.shape) = (.last, element)
    default:
      let axes = if case .numbers(let axes) = shape { axes } else { [String]() }
      guard let place = axes.firstIndex(of: step.word) ?? Int(step.word), place >= 0 else {
        return false
      }
      (item, self.shape) = (.element(place), element)
    }
    return true
  }
}
