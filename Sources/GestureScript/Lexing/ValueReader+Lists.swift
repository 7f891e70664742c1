import SessionModel

extension ValueReader {
  /// Whether the value is a list in brackets.
  var isList: Bool {
    byte == Byte.openBracket
  }

  /// The names of the list that is the whole value.
  func asWords(_ expected: String = "a list of names such as [A,B]") throws(SyntaxError) -> [Word] {
    var words: [Word] = []
    try eachElement(expected) { (reader) throws(SyntaxError) in
      words.append(try reader.word())
    }
    return words
  }

  /// Calls `read` at each element of the list that is the whole value.
  func eachElement(
    _ expected: String,
    _ read: (inout ValueReader) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    var reader = self
    guard reader.take(Byte.openBracket) else {
      throw SyntaxError(at: offset, "\(shown(from: offset)) is not a list", expected: expected)
    }
    reader.skipBlanks()
    if !reader.take(Byte.closeBracket) {
      repeat {
        reader.skipBlanks()
        try read(&reader)
        reader.skipBlanks()
      } while reader.take(Byte.comma)
      guard reader.take(Byte.closeBracket) else {
        let message = "\(reader.shown(from: reader.offset)) does not belong in the list"
        throw SyntaxError(at: reader.offset, message, expected: ", or ]")
      }
    }
    try reader.finish("nothing after the list")
  }

  /// The point that is the whole value.
  func asPoint() throws(SyntaxError) -> Point {
    var reader = self
    let point = try reader.point()
    try reader.finish("a point x,y")
    return point
  }

  /// A point `x,y`.
  mutating func point() throws(SyntaxError) -> Point {
    let start = offset
    let x = try number("a point x,y")
    guard take(Byte.comma) else {
      throw SyntaxError(at: start, "\(shown(from: start)) is not a point", expected: "a point x,y")
    }
    return Point(x: x, y: try number("a point x,y"))
  }

  /// The points of the list `[x,y;x,y]` that is the whole value.
  func asPoints() throws(SyntaxError) -> [Point] {
    var reader = self
    guard reader.take(Byte.openBracket) else {
      throw SyntaxError(
        at: offset,
        "\(shown(from: offset)) is not a list",
        expected: "points [x,y;x,y]"
      )
    }
    var points: [Point] = []
    if !reader.take(Byte.closeBracket) {
      repeat { points.append(try reader.point()) } while reader.take(Byte.semicolon)
      guard reader.take(Byte.closeBracket) else {
        let message = "\(reader.shown(from: reader.offset)) does not belong in the list"
        throw SyntaxError(at: reader.offset, message, expected: "; or ]")
      }
    }
    try reader.finish("nothing after the list")
    return points
  }

  /// The size `WxH` that is the whole value.
  func asSize() throws(SyntaxError) -> Size {
    var reader = self
    let width = try reader.number("a size such as 390x844")
    guard reader.take(Byte.times) else {
      throw SyntaxError(
        at: offset,
        "\(shown(from: offset)) is not a size",
        expected: "a size such as 390x844"
      )
    }
    let height = try reader.number("a size such as 390x844")
    try reader.finish("a size such as 390x844")
    return Size(width: width, height: height)
  }
}
