import SessionModel

/// What tests are made of, read from a place.
extension PlaceView {
  /// Whether `test` holds here.
  @inline(__always)
  func holds(_ test: UnsafePointer<PlaceTest>, _ tables: PredicateTables) -> Bool {
    switch test.pointee.kind {
    case .number: holdsNumber(test, tables)
    case .same: holdsSame(test, tables)
    case .presence: any(test.pointee.probe) { _ in true }
    case .list, .lists, .has, .hasSpelled, .hasText: holdsList(test, tables)
    case .truth, .member, .spelled, .text, .pair, .eventText, .fact: holdsOther(test, tables)
    }
  }

  private func holdsNumber(_ test: UnsafePointer<PlaceTest>, _ tables: PredicateTables) -> Bool {
    anyValue(test.pointee.probe, tables) { value in
      guard case .number(let number) = value else { return false }
      return test.pointee.comparison.holds(number, test.pointee.number)
    }
  }

  private func holdsSame(_ test: UnsafePointer<PlaceTest>, _ tables: PredicateTables) -> Bool {
    let isEqual = test.pointee.comparison == .equal
    return anyValue(test.pointee.probe, tables) { ($0 == test.pointee.scalar) == isEqual }
  }

  @inline(never)
  private func holdsOther(_ test: UnsafePointer<PlaceTest>, _ tables: PredicateTables) -> Bool {
    switch test.pointee.kind {
    case .truth: return anyValue(test.pointee.probe, tables) { $0.isTrue }
    case .member:
      return anyValue(test.pointee.probe, tables) { value in
        for place in test.pointee.range where tables.constants[place] == value { return true }
        return false
      }
    case .spelled:
      return anyValue(test.pointee.probe, tables) { tables.isSpelled($0, test.pointee.table) }
    case .text:
      return anyText(test.pointee.probe, tables) {
        tables.needles[test.pointee.table].isFound(in: $0)
      }
    case .pair: return holdsPair(test, tables)
    case .eventText:
      return event.map { tables.matchers[test.pointee.table]($0.pointee.event) } ?? false
    case .fact: return facts.contains { tables.facts[test.pointee.table].matches($0.fact) }
    case .number, .same, .presence, .list, .lists, .has, .hasSpelled, .hasText: return false
    }
  }

  private func holdsPair(_ test: UnsafePointer<PlaceTest>, _ tables: PredicateTables) -> Bool {
    guard let other = test.pointee.other else { return false }
    return anyValue(test.pointee.probe, tables) { one in
      anyValue(other, tables) { two in
        if case .number(let one) = one, case .number(let two) = two {
          return test.pointee.comparison.holds(one, two)
        }
        switch test.pointee.comparison {
        case .equal: return one == two
        case .notEqual: return one != two
        // The compiler orders numbers alone.
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .contains: return false
        }
      }
    }
  }

  @inline(never)
  private func holdsList(_ test: UnsafePointer<PlaceTest>, _ tables: PredicateTables) -> Bool {
    guard case .field(let field) = test.pointee.probe.target else { return false }
    let isEqual = test.pointee.comparison == .equal
    return any(test.pointee.probe) { place in
      switch test.pointee.kind {
      case .list: return isList(field, place, test.pointee.range, tables) == isEqual
      case .lists:
        guard let other = test.pointee.other, case .field(let second) = other.target else {
          return false
        }
        return any(other) { isSame(field, place, second, $0, tables) == isEqual }
      case .has: return anyElement(field, place, tables) { $0 == test.pointee.scalar }
      case .hasSpelled:
        return anyElement(field, place, tables) { tables.isSpelled($0, test.pointee.table) }
      case .hasText:
        return texts(field, place, tables).contains {
          tables.needles[test.pointee.table].isFound(in: $0)
        }
      case .number, .same, .presence, .truth, .member, .spelled, .text, .pair, .eventText, .fact:
        return false
      }
    }
  }

  private func isList(
    _ field: PlaceField,
    _ place: Int,
    _ range: Range<Int>,
    _ tables: PredicateTables
  ) -> Bool {
    guard listCount(field, at: place) == range.count else { return false }
    for index in 0..<range.count {
      let element = listElement(field, at: place, index, tables)
      if element != tables.constants[range.lowerBound + index] { return false }
    }
    return true
  }

  private func isSame(
    _ one: PlaceField,
    _ onePlace: Int,
    _ two: PlaceField,
    _ twoPlace: Int,
    _ tables: PredicateTables
  ) -> Bool {
    let count = listCount(one, at: onePlace)
    guard count == listCount(two, at: twoPlace) else { return false }
    for index in 0..<(count ?? 0) {
      let element = listElement(one, at: onePlace, index, tables)
      if element != listElement(two, at: twoPlace, index, tables) { return false }
    }
    return true
  }

  private func anyElement(
    _ field: PlaceField,
    _ place: Int,
    _ tables: PredicateTables,
    _ body: (PlaceScalar) -> Bool
  ) -> Bool {
    for index in 0..<(listCount(field, at: place) ?? 0)
    where body(listElement(field, at: place, index, tables)) {
      return true
    }
    return false
  }

  /// Whether `body` holds for any value that `probe` reads.
  @inline(__always)
  private func anyValue(
    _ probe: PlaceProbe,
    _ tables: PredicateTables,
    _ body: (PlaceScalar) -> Bool
  ) -> Bool {
    switch probe.target {
    case .field(let field):
      return any(probe) { place in
        guard let value = value(field, probe.item, at: place, tables) else { return false }
        return body(value)
      }
    case .count: return body(.number(Double(count(probe))))
    case .whole: return false
    }
  }

  /// How many elements there are.
  func count(_ probe: PlaceProbe) -> Int {
    switch probe.subject {
    case .touch: return session.pointee.touches.count
    case .transition: return session.pointee.transitions.count
    case .recognizer: return session.pointee.recognizers.count
    default:
      var count = 0
      _ = any(probe) { _ in
        count += 1
        return false
      }
      return count
    }
  }
}

extension PredicateComparison {
  @inline(__always)
  func holds(_ one: Double, _ two: Double) -> Bool {
    switch self {
    case .equal: one == two || (one.isNaN && two.isNaN)
    case .notEqual: !(one == two || (one.isNaN && two.isNaN))
    case .less: one < two
    case .lessOrEqual: one <= two
    case .greater: one > two
    case .greaterOrEqual: one >= two
    case .contains: false
    }
  }
}
