import SessionModel

/// Looks up what a path means on a tape with certain names.
struct PathResolver {
  let names: NameTable

  /// What `path` reads.
  func resolve(_ path: PredicatePath) throws(PredicateError) -> PlacePath {
    guard let root = PlaceRoot.named(path.root) else {
      throw PredicateError("there is no path `\(path.root)`", column: path.column.number)
    }
    let rest = path.steps.dropFirst()
    return root.subject.isKeyed
      ? try keyed(root, rest, path) : try single(root, rest, path)
  }

  // MARK: - Paths without a key

  private func single(
    _ root: PlaceRoot,
    _ rest: ArraySlice<PredicatePath.Step>,
    _ path: PredicatePath
  ) throws(PredicateError) -> PlacePath {
    var place = PlacePath(subject: root.subject, target: .whole, text: path.description)
    if let (field, shape) = root.field { (place.target, place.shape) = (.field(field), shape) }
    guard !rest.isEmpty else { return place }
    if place.setItem(rest) { return place }
    if root.subject != .session, root.name != "presentedModel", place.setField(rest) {
      return place
    }
    throw noField(of: place, called: rest, path)
  }

  // MARK: - Paths with a key

  private func keyed(
    _ root: PlaceRoot,
    _ rest: ArraySlice<PredicatePath.Step>,
    _ path: PredicatePath
  ) throws(PredicateError) -> PlacePath {
    var place = PlacePath(subject: root.subject, target: .whole, text: path.description)
    place.setDefaultField(root)
    guard let first = rest.first else { return place }
    if case .key(let key) = first {
      return try keyed(place, by: key, rest.dropFirst(), path)
    }
    if rest.count == 1, first.word == "count", root.isPlural || root.subject != .stack {
      (place.target, place.shape) = (.count, .number)
      return place
    }
    if root.subject.isValue {
      let names = rest.prefix { if case .name = $0 { true } else { false } }
      let key = names.map(\.word).joined(separator: ".")
      return try keyed(place, by: key, rest.dropFirst(names.count), path)
    }
    var whole = place
    if whole.setField(rest) { return whole }
    return try dotted(place, rest, path)
  }

  /// The key of a dotted path ends where a field begins; ids may themselves have dots.
  private func dotted(
    _ place: PlacePath,
    _ rest: ArraySlice<PredicatePath.Step>,
    _ path: PredicatePath
  ) throws(PredicateError) -> PlacePath {
    let names = rest.prefix { if case .name = $0 { true } else { false } }
    var failure: PredicateError?
    for length in 1...max(1, names.count) {
      let key = rest.prefix(length).map(\.word).joined(separator: ".")
      do throws(PredicateError) {
        return try keyed(place, by: key, rest.dropFirst(length), path)
      } catch {
        // What is said of the shortest key that is known helps most.
        if failure == nil || selector(place.subject, key) != nil { failure = error }
      }
    }
    throw failure ?? noField(of: place, called: rest, path)
  }

  private func keyed(
    _ place: PlacePath,
    by key: String,
    _ rest: ArraySlice<PredicatePath.Step>,
    _ path: PredicatePath
  ) throws(PredicateError) -> PlacePath {
    guard let selector = selector(place.subject, key) else { throw noElement(place, key, path) }
    var place = place
    place.selector = selector
    if place.subject == .window, let inside = inside(place, rest) { return inside }
    guard !rest.isEmpty else { return place }
    guard place.setField(rest) || place.isValue && place.setItem(rest) else {
      throw noField(of: place, called: rest, path)
    }
    return place
  }

  /// `windows[w2].presented`, `windows[w2].containers.menu`: what `presented` and `containers` are
  /// of the first window.
  private func inside(
    _ place: PlacePath,
    _ rest: ArraySlice<PredicatePath.Step>
  ) -> PlacePath? {
    guard let first = rest.first, case .name(let window, 1) = place.selector,
      let root = PlaceRoot.named(first.word),
      root.subject == .presented || root.subject == .container
    else { return nil }
    let columns = rest.map { _ in SourceColumn(0) }
    let path = PredicatePath(steps: Array(rest), columns: columns)
    var inside = try? resolve(path)
    inside?.window = window
    inside?.text = place.text
    return inside
  }

  /// Which element `key` means; nil if the tape has no such name.
  private func selector(_ subject: PlaceSubject, _ key: String) -> PlaceProbe.Selector? {
    switch subject {
    case .queued: return Int(key).flatMap { $0 >= 0 ? .place($0) : nil }
    case .touch:
      let (number, occurrence) = PathResolver.occurrence(key)
      return Int32(number).map { .touch($0, occurrence: occurrence) }
    case .transition:
      if let id = transition(key) { return .transition(id, occurrence: 1) }
      let (name, occurrence) = PathResolver.occurrence(key)
      return transition(name).map { .transition($0, occurrence: occurrence) }
    default:
      if let name = names.find(key) { return .name(name, occurrence: 1) }
      let (name, occurrence) = PathResolver.occurrence(key)
      return names.find(name).map { .name($0, occurrence: occurrence) }
    }
  }

  /// The transition that is spelled `text`, if the tape has such names.
  func transition(_ text: String) -> TransitionID? {
    var table = names
    let id = table.internTransition(text)
    return table.count == names.count ? id : nil
  }

  /// Splits `t1#2`, as states call the second of two elements with one name.
  private static func occurrence(_ key: String) -> (name: String, occurrence: Int) {
    guard let mark = key.lastIndex(of: "#"), let count = Int(key[key.index(after: mark)...]),
      count > 1
    else { return (key, 1) }
    return (String(key[..<mark]), count)
  }

  // MARK: - Messages

  private func noElement(
    _ place: PlacePath,
    _ key: String,
    _ path: PredicatePath
  ) -> PredicateError {
    // The key is what stands behind the first word.
    let column = path.columns[1].number
    let title = place.subject.title
    if let advice = PredicateAdvice.text(for: key, of: path.root) {
      return PredicateError("a \(title) has no `\(key)`; \(advice)", column: column)
    }
    guard place.subject != .touch, place.subject != .queued else {
      let what = place.subject == .touch ? "its finger's number" : "its place in the queue, from 0"
      return PredicateError("a \(title) is called by \(what), not `\(key)`", column: column)
    }
    let fields = PlaceFields.of(place.subject).map(\.name)
    let near =
      PredicateSpelling.nearest(to: key, among: spellings)
      ?? (place.subject.isValue ? nil : PredicateSpelling.nearest(to: key, among: fields))
    let meant = near.map { "; did you mean `\($0)`?" } ?? ""
    return PredicateError("there is no \(title) `\(key)` on this tape\(meant)", column: column)
  }

  /// Says which step of `rest`, which follows what `place` means, leads nowhere.
  private func noField(
    of place: PlacePath,
    called rest: ArraySlice<PredicatePath.Step>,
    _ path: PredicatePath
  ) -> PredicateError {
    let known = rest.indices.dropFirst().last { end in
      var part = place
      return part.setField(rest[..<end])
    }
    var parent = place
    if let known { _ = parent.setField(rest[..<known]) }
    let wrong = known ?? rest.startIndex
    let word = wrong < rest.endIndex ? rest[wrong].word : ""
    let fields = known == nil ? parent.fieldWords : parent.listWords
    let advice =
      known == nil ? PredicateAdvice.text(for: word, of: path.root).map { "; \($0)" } : nil
    let near = PredicateSpelling.nearest(to: word, among: fields)
    let all = fields.isEmpty ? "" : "; there are \(fields.joined(separator: ", "))"
    let meant = advice ?? near.map { "; did you mean `\($0)`?" } ?? all
    let steps = PredicatePath(steps: Array(path.steps[..<wrong]), columns: path.columns)
    let column = wrong < path.columns.count ? path.columns[wrong] : path.column
    return PredicateError(
      "`\(steps)` has no `\(word)`\(meant)",
      column: column.number
    )
  }

  /// Every spelling of the tape's names.
  var spellings: [String] {
    (0..<names.count).map { names[Name(index: UInt32($0))] }
  }
}
