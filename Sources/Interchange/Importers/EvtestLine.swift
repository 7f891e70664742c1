/// One event as evtest writes it, from the time stamp on.
struct EvtestLine {
  var time: Timestamp
  var type: UInt16
  var code: UInt16
  var value: Int32

  /// Reads the text after "time "; nil if it is not a whole event.
  init?(_ line: Span<UInt8>) {
    var position = 0
    line.skipBlanks(&position)
    guard let time = line.timestamp(&position) else { return nil }
    self.time = time
    Self.skipSeparators(line, &position)
    let parsed =
      line.matches("type ", at: position)
      ? Self.fields(line, position) : Self.synchronization(line, position)
    guard let parsed else { return nil }
    (type, code, value) = parsed
  }

  private typealias Fields = (type: UInt16, code: UInt16, value: Int32)

  private static func skipSeparators(_ line: Span<UInt8>, _ position: inout Int) {
    while position < line.count, [0x20, 0x09, 0x2C].contains(line[position]) { position += 1 }
  }

  /// "type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400"; a scan code is hexadecimal.
  private static func fields(_ line: Span<UInt8>, _ start: Int) -> Fields? {
    var position = start
    guard let type = number(after: "type ", line, &position),
      let code = number(after: "code ", line, &position),
      let word = line.firstIndex(of: "value ", from: position)
    else { return nil }
    position = word + 6
    line.skipBlanks(&position)
    if type == EventType.miscellaneous, code == MiscellaneousCode.scan {
      guard let scan = line.hexadecimal(&position) else { return nil }
      return (type, code, Int32(bitPattern: scan))
    }
    guard let value = line.int32(&position) else { return nil }
    return (type, code, value)
  }

  private static func number(
    after word: StaticString,
    _ line: Span<UInt8>,
    _ position: inout Int
  ) -> UInt16? {
    guard let found = line.firstIndex(of: word, from: position) else { return nil }
    position = found + word.utf8CodeUnitCount
    line.skipBlanks(&position)
    return line.uint16(&position)
  }

  /// "-------------- SYN_REPORT ------------", with other marks for other codes.
  private static func synchronization(_ line: Span<UInt8>, _ position: Int) -> Fields? {
    guard let start = line.firstIndex(of: "SYN_", from: position) else { return nil }
    var end = start
    _ = line.word(&end)
    guard let code = KernelName.code(of: line.extracting(start..<end), type: 0) else { return nil }
    return (EventType.synchronization, code, 0)
  }
}
