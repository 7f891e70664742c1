/// Collects the columns of a block that is being sealed.
struct ColumnSet {
  private var directory = ByteWriter()
  private var parts: [Deflater.Part] = []
  private var noise: [UInt8] = []
  private var count = 0

  /// Adds a column of bytes; an empty one is left out.
  mutating func add(_ id: ColumnID, bytes: [UInt8]) {
    add(id, form: 0, tokens: bytes, noise: [], .matching)
  }

  /// Adds a column of integers.
  mutating func add(_ id: ColumnID, integers: [Int64]) {
    guard !integers.isEmpty else { return }
    let form = IntegerForm.best(for: integers)
    let plan = form.plan(integers)
    var writer = TokenWriter()
    for code in plan.codes { writer.write(code: code) }
    if let first = plan.first {
      var head = ByteWriter()
      head.write(zigzag: first)
      writer.prefix(with: head.bytes)
    }
    add(id, form: form.rawValue, writer)
  }

  /// Adds a column of numbers; `tracks` tells which history predicts each, `expected` what other
  /// columns make of each.
  mutating func add(
    _ id: ColumnID,
    numbers: [Double],
    tracks: [UInt8],
    expected: [Double]? = nil
  ) {
    guard !numbers.isEmpty else { return }
    let plan = NumberPlan(numbers, tracks: tracks, expected: expected)
    var writer = TokenWriter()
    for error in plan.errors { writer.write(error) }
    let exceptions = plan.column.encodedExceptions(of: numbers)
    writer.prefix(with: plan.encodedRuns() + exceptions)
    let form = NumberForm.byte(plan.column, plan.predictor, exceptions: !exceptions.isEmpty)
    add(id, form: form, writer)
  }

  private mutating func add(_ id: ColumnID, form: UInt8, _ writer: TokenWriter) {
    var writer = writer
    writer.noise.finish()
    add(id, form: form, tokens: writer.tokens, noise: writer.noise.bytes, .numbers)
  }

  private mutating func add(
    _ id: ColumnID,
    form: UInt8,
    tokens: [UInt8],
    noise: [UInt8],
    _ strategy: Deflater.Strategy
  ) {
    guard !tokens.isEmpty else { return }
    directory.write(byte: id.rawValue)
    directory.write(byte: form)
    directory.write(count: tokens.count)
    directory.write(count: noise.count)
    parts.append(Deflater.Part(bytes: tokens, strategy: strategy))
    self.noise += noise
    count += 1
  }

  /// The directory and the columns, and the noise of all of them.
  func finished() -> (tokens: [Deflater.Part], noise: [UInt8]) {
    var head = ByteWriter()
    head.write(count: count)
    let first = Deflater.Part(bytes: head.bytes + directory.bytes, strategy: .matching)
    return ([first] + parts, noise)
  }
}
