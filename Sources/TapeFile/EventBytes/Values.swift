import SessionModel

extension ByteWriter {
  mutating func write(_ name: Name) {
    write(varint: UInt64(name.index))
  }

  mutating func write(names: [Name]) {
    write(list: names) { $0.write($1) }
  }

  /// Zero for no name, else its number plus one.
  mutating func write(optional name: Name?) {
    write(varint: name.map { UInt64($0.index) + 1 } ?? 0)
  }

  mutating func write(_ size: Size) {
    write(size.width)
    write(size.height)
  }

  mutating func write(_ span: Interval) {
    write(zigzag: span.microseconds)
  }

  mutating func write(_ id: TransitionID) {
    write(id.base)
    write(varint: UInt64(id.count))
  }

  mutating func write(_ setting: BarsChange.Setting) {
    write(setting.part)
    write(setting.value)
  }

  mutating func write(_ cause: Cause) {
    switch cause {
    case .user:
      write(byte: 0)
    case .code:
      write(byte: 1)
    case .touch(let id):
      write(byte: 2)
      write(zigzag: Int64(id))
    case .recognizer(let name):
      write(byte: 3)
      write(name)
    case .transition(let id):
      write(byte: 4)
      write(id)
    }
  }

  mutating func write(_ curve: TimingCurve) {
    switch curve {
    case .linear: write(byte: 0)
    case .easeIn: write(byte: 1)
    case .easeOut: write(byte: 2)
    case .easeInOut: write(byte: 3)
    case .default: write(byte: 4)
    case .cubic(let x1, let y1, let x2, let y2):
      write(byte: 5)
      for value in [x1, y1, x2, y2] { write(value) }
    case .spring(let mass, let stiffness, let damping):
      write(byte: 6)
      for value in [mass, stiffness, damping] { write(value) }
    case .springRatio(let ratio):
      write(byte: 7)
      write(ratio)
    }
  }
}

extension ByteReader {
  mutating func readName() throws(MalformedBytes) -> Name {
    try checked(try readVarint())
  }

  mutating func readNames() throws(MalformedBytes) -> [Name] {
    try readList { (reader) throws(MalformedBytes) in try reader.readName() }
  }

  mutating func readOptionalName() throws(MalformedBytes) -> Name? {
    let number = try readVarint()
    return number == 0 ? nil : try checked(number - 1)
  }

  private func checked(_ number: UInt64) throws(MalformedBytes) -> Name {
    guard number < UInt64(nameLimit) else {
      throw MalformedBytes("uses a name that the tape does not have yet")
    }
    return Name(index: UInt32(number))
  }

  mutating func readSize() throws(MalformedBytes) -> Size {
    let width = try readDouble()
    return Size(width: width, height: try readDouble())
  }

  mutating func readInterval() throws(MalformedBytes) -> Interval {
    Interval(microseconds: try readZigzag())
  }

  mutating func readTransitionID() throws(MalformedBytes) -> TransitionID {
    let base = try readName()
    return TransitionID(base, count: try readVarint(as: UInt32.self))
  }

  mutating func readSetting() throws(MalformedBytes) -> BarsChange.Setting {
    let part = try readName()
    return BarsChange.Setting(part, try readName())
  }

  mutating func readSettings() throws(MalformedBytes) -> [BarsChange.Setting] {
    try readList { (reader) throws(MalformedBytes) in try reader.readSetting() }
  }

  mutating func readCause() throws(MalformedBytes) -> Cause {
    switch try readByte() {
    case 0: return .user
    case 1: return .code
    case 2:
      guard let id = Int32(exactly: try readZigzag()) else {
        throw MalformedBytes("has a touch number that is too large")
      }
      return .touch(id)
    case 3: return .recognizer(try readName())
    case 4: return .transition(try readTransitionID())
    default: throw MalformedBytes("has a cause that does not exist")
    }
  }

  mutating func readCurve() throws(MalformedBytes) -> TimingCurve {
    switch try readByte() {
    case 0: return .linear
    case 1: return .easeIn
    case 2: return .easeOut
    case 3: return .easeInOut
    case 4: return .default
    case 5:
      let x1 = try readDouble()
      let y1 = try readDouble()
      let x2 = try readDouble()
      return .cubic(x1: x1, y1: y1, x2: x2, y2: try readDouble())
    case 6:
      let mass = try readDouble()
      let stiffness = try readDouble()
      return .spring(mass: mass, stiffness: stiffness, damping: try readDouble())
    case 7: return .springRatio(try readDouble())
    default: throw MalformedBytes("has a curve that does not exist")
    }
  }
}
