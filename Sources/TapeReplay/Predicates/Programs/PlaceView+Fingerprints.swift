import SessionModel

/// A number that differs where what was mixed into it does.
struct Fingerprint {
  private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Multiplies into both halves and folds them, so that every bit of `word` reaches every other.
  @inline(__always)
  mutating func mix(_ word: UInt64) {
    let (high, low) = (bits ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    bits = (high ^ low) &+ 0x1656_67B1_9E37_79F9
  }
}

extension PlaceView {
  /// The fingerprint of all that `probe` reads: 64 bits, so that two that differ are taken for one
  /// once in 10¹⁹ looks.
  func fingerprint(_ probe: PlaceProbe, _ tables: PredicateTables) -> UInt64 {
    var print = Fingerprint()
    switch probe.target {
    case .count: print.mix(UInt64(count(probe)))
    case .whole where probe.subject == .navigation: mixNavigation(&print)
    case .whole:
      let fields = tables.steadyFields(of: probe.subject)
      _ = any(probe) { place in
        print.mix(key(of: probe, at: place).bits)
        for field in fields { mix(field.field, field.isList, .whole, place, tables, &print) }
        return false
      }
    case .field(let field):
      let isList = tables.isList(field)
      _ = any(probe) { place in
        print.mix(key(of: probe, at: place).bits)
        mix(field, isList, probe.item, place, tables, &print)
        return false
      }
    }
    return print.bits
  }

  private func mix(
    _ field: PlaceField,
    _ isList: Bool,
    _ item: PlaceProbe.Item,
    _ place: Int,
    _ tables: PredicateTables,
    _ print: inout Fingerprint
  ) {
    guard isList, item == .whole else {
      print.mix(value(field, item, at: place, tables.names)?.bits ?? 1 << 63)
      return
    }
    let count = listCount(field, at: place)
    print.mix(count.map { UInt64($0) } ?? 1 << 63)
    for index in 0..<(count ?? 0) {
      print.mix(listElement(field, at: place, index, tables.names).bits)
    }
  }

  /// What containers hold for good, and where transitions stand.
  private func mixNavigation(_ print: inout Fingerprint) {
    for place in 0..<session.pointee.containers.count {
      let count = session.pointee.containers[place].committed.count
      print.mix(UInt64(count) << 32)
      for index in 0..<count {
        print.mix(UInt64(session.pointee.containers[place].committed[index].index))
      }
    }
    for place in 0..<session.pointee.transitions.count {
      print.mix(session.pointee.transitions[place].id.bits)
      print.mix(UInt64(session.pointee.transitions[place].phase.rawValue))
    }
  }
}
