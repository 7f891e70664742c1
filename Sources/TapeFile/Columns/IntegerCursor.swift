/// Gives the numbers of an integer column back, one after the other.
struct IntegerCursor {
  private var tokens: TokenCursor
  private let form: IntegerForm
  /// The least value of a surplus; else the value before.
  private var last: Int64
  private var clock: SteadyClock
  private var rhythm = Rhythm()

  /// A cursor over no numbers.
  init() {
    self.init(TokenCursor(), .values, first: 0)
  }

  /// Reads numbers of the form `form`; `first` stands before their tokens.
  init(_ tokens: TokenCursor, _ form: IntegerForm, first: Int64) {
    self.tokens = tokens
    self.form = form
    last = form == .surplus ? first : 0
    clock = SteadyClock(period: first)
  }

  /// The next number; there must be one.
  @inline(__always)
  mutating func next(_ bytes: ColumnBytes) -> Int64 {
    let code = tokens.next(bytes)
    switch form {
    case .values:
      return Int64(zigzag: code)
    case .differences:
      last &+= Int64(zigzag: code)
      return last
    case .surplus:
      return last &+ Int64(bitPattern: code)
    case .ticks:
      let value = clock.expected &+ Int64(zigzag: code)
      clock.note(value)
      return value
    case .rhythm:
      let value = rhythm.expected &+ Int64(zigzag: code)
      rhythm.note(value)
      return value
    }
  }

  /// Refuses a column whose noise does not fit its tokens.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try tokens.finish(bytes)
  }
}
