/// The range of an axis as "getevent -p" and "-lp" write it:
/// "ABS_MT_POSITION_X : value 0, min 0, max 32767, fuzz 0, flat 0, resolution 0".
struct GeteventAxis {
  var code: UInt16
  var range: AxisRange

  init?(_ line: Span<UInt8>) {
    guard let colon = line.firstIndex(of: ": value ") else { return nil }
    guard let code = Self.code(before: colon, of: line),
      let minimum = Self.number(after: ", min ", line, colon),
      let maximum = Self.number(after: ", max ", line, colon)
    else { return nil }
    self.code = code
    range = AxisRange(
      minimum: minimum,
      maximum: maximum,
      fuzz: Self.number(after: ", fuzz ", line, colon) ?? 0,
      flat: Self.number(after: ", flat ", line, colon) ?? 0,
      resolution: Self.number(after: ", resolution ", line, colon) ?? 0
    )
  }

  /// The last word before the colon: a name or a hexadecimal number.
  private static func code(before colon: Int, of line: Span<UInt8>) -> UInt16? {
    var end = colon
    while end > 0, line[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, line[start - 1] != 0x20, line[start - 1] != 0x09 { start -= 1 }
    let word = line.extracting(start..<end)
    if let code = KernelName.code(of: word, type: EventType.absolute) { return code }
    var position = 0
    guard let code = word.hexadecimal16(&position), position == word.count else { return nil }
    return code
  }

  private static func number(
    after word: StaticString,
    _ line: Span<UInt8>,
    _ start: Int
  ) -> Int32? {
    guard
      var position = line.firstIndex(of: word, from: start).map({
        $0 + word.utf8CodeUnitCount
      })
    else { return nil }
    return line.int32(&position)
  }
}
