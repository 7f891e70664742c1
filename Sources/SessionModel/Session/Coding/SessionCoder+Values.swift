extension SessionCoder {
  /// Every NaN counts as the same: which one a sum of two of them gives, processors do not agree.
  mutating func value(_ value: inout Double) throws(KeyframeError) {
    var pattern = value.isNaN ? Double.nan.bitPattern : value.bitPattern
    try bits(&pattern)
    value = Double(bitPattern: pattern)
  }

  mutating func value(_ value: inout Int64) throws(KeyframeError) {
    var folded = UInt64(bitPattern: (value << 1) ^ (value >> 63))
    try integer(&folded)
    value = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  mutating func value(_ value: inout Int32) throws(KeyframeError) {
    var wide = Int64(value)
    try self.value(&wide)
    if let read = Int32(exactly: wide) {
      value = read
    } else if let rejection = rejection(UInt64(bitPattern: wide)) {
      throw rejection
    }
  }

  mutating func value(_ value: inout UInt32) throws(KeyframeError) {
    var wide = UInt64(value)
    try integer(&wide)
    if let read = UInt32(exactly: wide) {
      value = read
    } else if let rejection = rejection(wide) {
      throw rejection
    }
  }

  mutating func value(_ value: inout UInt16) throws(KeyframeError) {
    var wide = UInt64(value)
    try integer(&wide)
    if let read = UInt16(exactly: wide) {
      value = read
    } else if let rejection = rejection(wide) {
      throw rejection
    }
  }

  mutating func value(_ value: inout Bool) throws(KeyframeError) {
    var number: UInt64 = value ? 1 : 0
    try integer(&number)
    if number > 1, let rejection = rejection(number) { throw rejection }
    value = number != 0
  }

  mutating func value(_ value: inout Time) throws(KeyframeError) {
    try self.value(&value.microseconds)
  }

  mutating func value(_ value: inout Interval) throws(KeyframeError) {
    try self.value(&value.microseconds)
  }

  mutating func value(_ value: inout Name) throws(KeyframeError) {
    var index = value.index
    try self.value(&index)
    value = Name(index: index)
  }

  mutating func value(_ value: inout TransitionID) throws(KeyframeError) {
    try self.value(&value.base)
    try self.value(&value.count)
  }

  mutating func value(_ value: inout Point) throws(KeyframeError) {
    try self.value(&value.x)
    try self.value(&value.y)
  }

  mutating func value(_ value: inout Size) throws(KeyframeError) {
    try self.value(&value.width)
    try self.value(&value.height)
  }

  mutating func value(_ values: inout [Name]) throws(KeyframeError) {
    try array(&values, blank: .none) { (coder, name) throws(KeyframeError) in try coder.value(&name)
    }
  }

  mutating func value(_ values: inout [Int32]) throws(KeyframeError) {
    try array(&values, blank: 0) { (coder, number) throws(KeyframeError) in try coder.value(&number)
    }
  }

  /// An enumeration by its number.
  mutating func choice<Choice: RawRepresentable>(
    _ value: inout Choice
  ) throws(KeyframeError) where Choice.RawValue == UInt8 {
    var number = UInt64(value.rawValue)
    try integer(&number)
    if let read = Choice(rawValue: UInt8(truncatingIfNeeded: number)), number < 256 {
      value = read
    } else if let rejection = rejection(number) {
      throw rejection
    }
  }

  /// A value that may be absent.
  mutating func optional<Wrapped>(
    _ value: inout Wrapped?,
    blank: Wrapped,
    _ code: (inout Self, inout Wrapped) throws(KeyframeError) -> Void
  ) throws(KeyframeError) {
    var isPresent = value != nil
    try self.value(&isPresent)
    guard isPresent else {
      value = nil
      return
    }
    var wrapped = value ?? blank
    try code(&self, &wrapped)
    value = wrapped
  }

  mutating func value(_ value: inout Name?) throws(KeyframeError) {
    try optional(&value, blank: .none) { (coder, name) throws(KeyframeError) in
      try coder.value(&name)
    }
  }

  mutating func value(_ value: inout Double?) throws(KeyframeError) {
    try optional(&value, blank: 0) { (coder, number) throws(KeyframeError) in
      try coder.value(&number)
    }
  }

  mutating func value(_ value: inout Interval?) throws(KeyframeError) {
    try optional(&value, blank: .zero) { (coder, span) throws(KeyframeError) in
      try coder.value(&span)
    }
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: inout Choice?
  ) throws(KeyframeError) where Choice.RawValue == UInt8 {
    guard let blank = Choice.allCases.first else { return }
    try optional(&value, blank: blank) { (coder, choice) throws(KeyframeError) in
      try coder.choice(&choice)
    }
  }
}
