/// What stands before the tokens of a column of numbers.
struct NumberHead {
  /// A number that is on no grid, and how many stand before it.
  struct Exception {
    var place: Int
    var number: Double
  }

  /// Cover the whole column.
  let runs: [GridRun]
  let predictor: Predictor
  /// Numbers that are on no grid, in order of their places.
  private(set) var exceptions: [Exception] = []

  /// Reads the head of a column of `count` numbers in the form `form`.
  init(_ form: UInt8, _ reader: inout ByteReader, count: Int) throws(MalformedBytes) {
    let form = try NumberForm(form)
    predictor = form.predictor
    if let grid = form.grid {
      runs = [GridRun(count: count, grid: .named(grid))]
    } else {
      runs = try NumberHead.runs(&reader, count: count)
    }
    guard form.hasExceptions else { return }
    var next = 0
    for _ in 0..<(try reader.readCount(ofSize: 9)) {
      let place = next + Int(try reader.readVarint(as: UInt32.self))
      guard place < count else { throw ColumnDirectory.wrongLength }
      exceptions.append(Exception(place: place, number: try reader.readDouble()))
      next = place + 1
    }
  }

  private static func runs(
    _ reader: inout ByteReader,
    count: Int
  ) throws(MalformedBytes) -> [GridRun] {
    var runs: [GridRun] = []
    var covered = 0
    for _ in 0..<(try reader.readCount(ofSize: 2)) {
      let run = try GridRun(&reader)
      guard run.count <= count - covered else { throw ColumnDirectory.wrongLength }
      covered += run.count
      runs.append(run)
    }
    guard covered == count else { throw ColumnDirectory.wrongLength }
    return runs
  }
}
