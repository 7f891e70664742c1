import SessionModel

/// Options are written only where there is a value.
extension LineWriter {
  mutating func key(_ key: StaticString) {
    word(key)
    bytes.append(Byte.equals)
  }

  mutating func option(_ key: StaticString, _ value: Name?) {
    guard let value else { return }
    self.key(key)
    NameText.append(names[value], to: &bytes)
  }

  mutating func option(_ key: StaticString, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    NumberText.append(value, to: &bytes)
  }

  /// Writes a number unless it is zero, the value of a missing one.
  mutating func option(_ key: StaticString, unlessZero value: Double) {
    guard value.bitPattern != 0 else { return }
    option(key, value)
  }

  mutating func option(_ key: StaticString, _ value: Int32?) {
    guard let value else { return }
    self.key(key)
    NumberText.append(Int64(value), to: &bytes)
  }

  mutating func option(_ key: StaticString, _ value: Interval?) {
    guard let value else { return }
    self.key(key)
    SecondsText.append(microseconds: value.microseconds, to: &bytes)
  }

  mutating func option(_ key: StaticString, _ value: Time?) {
    option(key, value.map { Interval(microseconds: $0.microseconds) })
  }

  mutating func option(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    literal(value ? "true" : "false")
  }

  mutating func option(_ key: StaticString, _ value: (some Spelled)?) {
    guard let value else { return }
    self.key(key)
    literal(value.spelling)
  }

  mutating func option(_ key: StaticString, _ value: TimingCurve?) {
    guard let value else { return }
    self.key(key)
    CurveText.append(value, to: &bytes)
  }

  mutating func option(_ key: StaticString, _ value: Expression?) {
    guard let value else { return }
    self.key(key)
    NameText.appendQuoted(ExpressionPrinter.text(value), to: &bytes)
  }

  /// Writes `by=`; a recognizer that is called like another cause is quoted.
  mutating func cause(_ cause: Cause?) {
    guard let cause else { return }
    key("by")
    switch cause {
    case .user: literal("user")
    case .code: literal("code")
    case .touch(let id):
      literal("touch:")
      NumberText.append(Int64(id), to: &bytes)
    case .recognizer(let name):
      append(names[name], besides: ["user", "code"])
    case .transition(let id):
      literal("transition:")
      NameText.append(names.spelling(of: id), to: &bytes)
    }
  }
}
