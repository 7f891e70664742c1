import SessionModel

/// Spells values out: for texts that are searched, and for people.
extension PlaceView {
  /// Whether `body` holds for any text that `probe` reads.
  func anyText(_ probe: PlaceProbe, _ tables: PredicateTables, _ body: (String) -> Bool) -> Bool {
    guard case .field(let field) = probe.target else { return false }
    return any(probe) { place in
      switch spelled(field, place, tables.names) {
      case .string(let text): body(text)
      default: false
      }
    }
  }

  /// The texts of a list.
  func texts(_ field: PlaceField, _ place: Int, _ tables: PredicateTables) -> [String] {
    guard field == .stackQueued else { return [] }
    let stack = session.pointee.containers[place].name
    let waiting = session.pointee.queue.filter { session.pointee.stackWaited(forBy: $0) == stack }
    return waiting.map { CallText(names: tables.names).text($0) }
  }

  /// A text, which a scalar holds as a hash alone.
  private func spelled(_ field: PlaceField, _ place: Int, _ names: NameTable) -> StateValue {
    switch field {
    case .digest: .string(StateTree.hexadecimal(session.pointee.digest))
    case .queuedCall: .string(CallText(names: names).text(session.pointee.queue[place]))
    case .transitionID: .string(names.spelling(of: session.pointee.transitions[place].id))
    case .transitionCurve: SessionSpelling.curve(session.pointee.transitions[place].curve)
    case .transitionCompletionCurve:
      SessionSpelling.curve(session.pointee.transitions[place].completionCurve)
    case .animatorCurve: SessionSpelling.curve(session.pointee.animators[place].curve)
    case .animatorActiveCurve: SessionSpelling.curve(session.pointee.animators[place].activeCurve)
    default: .null
    }
  }

  /// What `path` reads here, for people; null where it reads nothing.
  func value(of path: PlacePath, _ tables: PredicateTables) -> StateValue {
    let probe = path.probe
    if probe.target == .count { return .integer(Int64(count(probe))) }
    var values: [(String, StateValue)] = []
    _ = any(probe) { place in
      let key = text(key(of: probe, at: place), .id, tables.names)
      if let value = shown(path, at: place, tables) { values.append((key, value)) }
      return false
    }
    let isSingle = probe.selector != .any || !probe.subject.isKeyed
    if values.isEmpty { return .null }
    return isSingle ? values[0].1 : .object(values)
  }

  private func shown(_ path: PlacePath, at place: Int, _ tables: PredicateTables) -> StateValue? {
    guard case .field(let field) = path.target, let shape = path.shape else {
      let fields = PlaceFields.of(path.subject).filter { !$0.field.isFleeting }
      let values = fields.map { name in
        (name.name, shown(name.field, name.shape, .whole, place, tables) ?? .null)
      }
      return values.isEmpty ? nil : .object(values)
    }
    return shown(field, shape, path.item, place, tables)
  }

  private func shown(
    _ field: PlaceField,
    _ shape: PlaceShape,
    _ item: PlaceProbe.Item,
    _ place: Int,
    _ tables: PredicateTables
  ) -> StateValue? {
    guard item == .whole else {
      return value(field, item, at: place, tables).map { spelled($0, shape, tables.names) }
    }
    guard let element = shape.element else {
      if case .string(let text) = spelled(field, place, tables.names) { return .string(text) }
      return spelled(scalar(field, at: place, tables), shape, tables.names)
    }
    if element == .text { return .array(texts(field, place, tables).map { .string($0) }) }
    guard let count = listCount(field, at: place) else { return .null }
    return .array(
      (0..<count).map {
        spelled(listElement(field, at: place, $0, tables), element, tables.names)
      }
    )
  }

  private func spelled(
    _ scalar: PlaceScalar,
    _ shape: PlaceShape,
    _ names: NameTable
  ) -> StateValue {
    switch scalar {
    case .null: .null
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    default: .string(text(scalar, shape, names))
    }
  }

  private func text(_ scalar: PlaceScalar, _ shape: PlaceShape, _ names: NameTable) -> String {
    switch scalar {
    case .name(let index): return names[Name(index: index)]
    case .id(let bits):
      let base = Name(index: UInt32(truncatingIfNeeded: bits >> 32))
      return names.spelling(of: TransitionID(base, count: UInt32(truncatingIfNeeded: bits)))
    case .word(let number):
      guard case .word(let words) = shape, Int(number) < words.words.count else { return "" }
      return words.words[Int(number)]
    case .number(let number): return StateValue.spelling(of: number)
    case .null, .flag, .text: return ""
    }
  }
}
