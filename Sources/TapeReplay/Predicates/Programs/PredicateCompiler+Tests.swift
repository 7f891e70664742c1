import SessionModel

extension PredicateCompiler {
  /// A path that stands alone.
  mutating func truth(_ path: PredicatePath) throws(PredicateError) -> PlaceTest {
    let place = try look(path)
    guard place.subject != .navigation else { throw onlyChanges(path.column.number) }
    if place.target == .whole { return PlaceTest(kind: .presence, probe: place.probe) }
    guard place.isList else { return PlaceTest(kind: .truth, probe: place.probe) }
    var probe = place.probe
    probe.item = .count
    return PlaceTest(kind: .truth, probe: probe)
  }

  mutating func membership(
    _ path: PredicatePath,
    _ list: [PredicateLiteral],
    _ column: Int
  ) throws(PredicateError) -> PlaceTest {
    let place = try look(path)
    let rest = "in \(PredicateLiteral.list(list).description)"
    if path.isEventAlone, case .text(let word) = list.first {
      throw noEventNumber(word, rest, path.column.number)
    }
    if place.shape == nil, place.subject != .navigation, let first = list.first {
      throw noSingleValue(place, nil, first, rest, path.column.number)
    }
    guard let shape = place.shape, shape.element == nil else {
      throw PredicateError(
        "`in` needs a single value, and `\(place.text)` is not one; ask `contains`",
        column: column
      )
    }
    var test = PlaceTest(kind: .member, probe: place.probe)
    test.range = try constants(list, shape, column)
    return test
  }

  mutating func test(
    _ left: PredicateOperand,
    _ comparison: PredicateComparison,
    _ right: PredicateOperand
  ) throws(PredicateError) -> PlaceTest {
    switch (left, right) {
    case (.path(let left), .path(let right)): return try pair(left, comparison, right)
    case (.path(let path), .literal(let literal, let column)):
      return try test(path, comparison, literal, column.number)
    case (.literal(let literal, let column), .path(let path)):
      guard let reversed = comparison.reversed else {
        throw PredicateError("`contains` needs a path before it", column: column.number)
      }
      return try test(path, reversed, literal, column.number)
    case (.literal(_, let column), .literal):
      throw PredicateError("expected a path, such as stack.main.count", column: column.number)
    }
  }

  private mutating func test(
    _ path: PredicatePath,
    _ comparison: PredicateComparison,
    _ literal: PredicateLiteral,
    _ column: Int
  ) throws(PredicateError) -> PlaceTest {
    if comparison == .contains, path.isEventAlone {
      return try eventText(literal, column, path.column.number)
    }
    let place = try look(path)
    guard place.subject != .navigation else { throw onlyChanges(path.column.number) }
    guard let shape = place.shape else {
      return try whole(place, comparison, literal, path.column.number)
    }
    // `flags == []`: that there are none.
    if literal == .list([]), place.subject.isValue, place.selector == .any, comparison == .equal {
      return none(place)
    }
    if comparison == .contains { return try contains(place, shape, literal, column) }
    if shape.element != nil { return try list(place, shape, comparison, literal, column) }
    if path.isEventAlone, comparison.isEquality, case .text(let word) = literal {
      let rest = "\(comparison.rawValue) \(literal.description)"
      throw noEventNumber(word, rest, path.column.number)
    }
    return try single(place, shape, comparison, literal, column)
  }

  /// A path that reads a single value.
  private func single(
    _ place: PlacePath,
    _ shape: PlaceShape,
    _ comparison: PredicateComparison,
    _ literal: PredicateLiteral,
    _ column: Int
  ) throws(PredicateError) -> PlaceTest {
    var test = PlaceTest(kind: .same, probe: place.probe, comparison: comparison)
    if case .number = shape, case .number(let number) = literal {
      (test.kind, test.number) = (.number, number)
      return test
    }
    guard comparison.isEquality else {
      throw noOrder(place, shape, comparison, literal, column)
    }
    test.scalar = try scalar(literal, shape, column)
    return test
  }

  /// `transitions == []`.
  private func whole(
    _ place: PlacePath,
    _ comparison: PredicateComparison,
    _ literal: PredicateLiteral,
    _ column: Int
  ) throws(PredicateError) -> PlaceTest {
    guard literal == .list([]), place.selector == .any, comparison == .equal else {
      let rest = "\(comparison.rawValue) \(literal.description)"
      throw noSingleValue(place, comparison, literal, rest, column)
    }
    return none(place)
  }

  /// Whether there are none.
  private func none(_ place: PlacePath) -> PlaceTest {
    var probe = place.probe
    probe.target = .count
    return PlaceTest(kind: .number, probe: probe, comparison: .equal)
  }

  private mutating func contains(
    _ place: PlacePath,
    _ shape: PlaceShape,
    _ literal: PredicateLiteral,
    _ column: Int
  ) throws(PredicateError) -> PlaceTest {
    let isList = shape.element != nil
    switch shape.element ?? shape {
    case .name:
      guard let text = literal.word else { throw expected("a name or a part of one", column) }
      if isList, let name = resolver.names.find(text) {
        var test = PlaceTest(kind: .has, probe: place.probe)
        test.scalar = .name(name.index)
        return test
      }
      return spelled(place, text, isList ? .hasSpelled : .spelled)
    case .text, .id:
      guard let text = literal.word else { throw expected("a text", column) }
      program.tables.needles.append(PredicateNeedle(text))
      var test = PlaceTest(kind: isList ? .hasText : .text, probe: place.probe)
      test.table = program.tables.needles.count - 1
      return test
    case let element where isList:
      var test = PlaceTest(kind: .has, probe: place.probe)
      test.scalar = try scalar(literal, element, column)
      return test
    default:
      throw PredicateError(
        "`contains` needs a list or a text, and `\(place.text)` is \(shape.title)",
        column: column
      )
    }
  }

  /// Names that have `text` in them are looked up once.
  private mutating func spelled(
    _ place: PlacePath,
    _ text: String,
    _ kind: PlaceTest.Kind
  ) -> PlaceTest {
    let needle = PredicateNeedle(text)
    program.tables.nameSets.append(resolver.spellings.map { needle.isFound(in: $0) })
    var test = PlaceTest(kind: kind, probe: place.probe)
    test.table = program.tables.nameSets.count - 1
    return test
  }

  private mutating func list(
    _ place: PlacePath,
    _ shape: PlaceShape,
    _ comparison: PredicateComparison,
    _ literal: PredicateLiteral,
    _ column: Int
  ) throws(PredicateError) -> PlaceTest {
    guard comparison.isEquality else {
      throw PredicateError(
        "`\(place.text)` is a list; ask for `\(place.text).count` or `contains`",
        column: column
      )
    }
    var test = PlaceTest(kind: .list, probe: place.probe, comparison: comparison)
    if literal == .null {
      // A list that is not known has no count either.
      (test.kind, test.probe.item, test.scalar) = (.same, .count, .null)
      return test
    }
    guard case .list(let elements) = literal, let element = shape.element else {
      throw expected("a list, such as [\(shape.element == .number ? "1, 2" : "A, B")]", column)
    }
    test.range = try constants(elements, element, column)
    return test
  }

  private mutating func pair(
    _ left: PredicatePath,
    _ comparison: PredicateComparison,
    _ right: PredicatePath
  ) throws(PredicateError) -> PlaceTest {
    let (one, two) = (try look(left), try look(right))
    let column = right.column.number
    guard let first = one.shape, let second = two.shape, first.isComparable(to: second) else {
      throw PredicateError(
        "`\(one.text)` and `\(two.text)` cannot be compared: they hold different things",
        column: column
      )
    }
    var test = PlaceTest(kind: .pair, probe: one.probe, comparison: comparison)
    test.other = two.probe
    if first.element != nil { test.kind = .lists }
    let isOrdered = first == .number && comparison != .contains
    guard comparison.isEquality || isOrdered else {
      throw PredicateError("`\(comparison.rawValue)` needs numbers", column: column)
    }
    return test
  }
}

extension PlaceShape {
  /// Whether values of both may be equal.
  fileprivate func isComparable(to other: PlaceShape) -> Bool {
    if let element, let second = other.element { return element.isComparable(to: second) }
    return self == other
  }
}
