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
    case .whole where probe.subject == .touch:
      _ = any(probe) { place in
        mixTouch(place, &print)
        return false
      }
    case .whole where probe.subject == .recognizer:
      _ = any(probe) { place in
        mixRecognizer(place, &print)
        return false
      }
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
      print.mix(value(field, item, at: place, tables)?.bits ?? 1 << 63)
      return
    }
    let count = listCount(field, at: place)
    print.mix(count.map { UInt64($0) } ?? 1 << 63)
    for index in 0..<(count ?? 0) {
      print.mix(listElement(field, at: place, index, tables).bits)
    }
  }

  /// A finger as it is; one after another, since most events are of fingers.
  private func mixTouch(_ place: Int, _ print: inout Fingerprint) {
    print.mix(UInt64(truncatingIfNeeded: session.pointee.touches[place].id))
    print.mix(UInt64(session.pointee.touches[place].window.index))
    print.mix(UInt64(truncatingIfNeeded: session.pointee.touches[place].since.microseconds))
    print.mix(session.pointee.touches[place].force.bitPattern)
    print.mix(session.pointee.touches[place].start)
    print.mix(session.pointee.touches[place].last)
    print.mix(session.pointee.touches[place].previous)
  }

  /// A recognizer as it is, without what it was declared to be.
  private func mixRecognizer(_ place: Int, _ print: inout Fingerprint) {
    print.mix(UInt64(session.pointee.recognizers[place].name.index))
    print.mix(
      UInt64(session.pointee.recognizers[place].state.rawValue) << 1
        | (session.pointee.recognizers[place].isEnabled ? 1 : 0)
    )
    print.mix(session.pointee.recognizers[place].translation)
    print.mix(session.pointee.recognizers[place].velocity)
    print.mix(session.pointee.recognizers[place].scale.bitPattern)
    print.mix(session.pointee.recognizers[place].rotation.bitPattern)
    let count = session.pointee.recognizers[place].touches.count
    print.mix(UInt64(count))
    for index in 0..<count {
      print.mix(UInt64(truncatingIfNeeded: session.pointee.recognizers[place].touches[index]))
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

extension Fingerprint {
  @inline(__always)
  fileprivate mutating func mix(_ point: Point) {
    mix(point.x.bitPattern)
    mix(point.y.bitPattern)
  }

  @inline(__always)
  fileprivate mutating func mix(_ sample: LiveTouch.Sample?) {
    guard let sample else { return mix(1 << 63) }
    mix(sample.position)
    mix(UInt64(truncatingIfNeeded: sample.time.microseconds))
  }
}
