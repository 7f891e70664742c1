import Testing

@testable import Interchange

@Suite("A frame")
struct FrameTests {
  private let begin = SampleFrame(1_000, [.id(1), .x(1), .y(1)])

  @Test("is put at its report, the first one at 0, however large the clock's numbers")
  func times() throws {
    let start: Int64 = 1_585_880_998_920_994
    let result = try track([
      SampleFrame(start, [.id(1), .x(1), .y(1)]), SampleFrame(start, [.x(2)]),
      SampleFrame(start + 12, [.lift]),
    ])
    #expect(result.updates.map(\.time) == [0, 0, 12])
    #expect(result.duration == 12)
    #expect(result.frameCount == 3)
  }

  @Test("without an end is dropped, and what was down is cancelled at the last frame")
  func unterminated() throws {
    let result = try track([begin, SampleFrame(2_000, [.x(5)], end: nil)])
    #expect(result.story == ["1 began 1,1 @0", "1 cancelled (end of file) 1,1 @0"])
    #expect(result.diagnostics.count(of: .unterminatedFrame) == 1)
    #expect(result.diagnostics.count(of: .openAtEnd) == 1)
  }

  @Test("of the key repeat timer is no frame of touches")
  func keyRepeat() throws {
    let result = try track([
      begin, SampleFrame(5_000, [.touch(2)], end: 1), SampleFrame(5_000, [.lift]),
    ])
    #expect(result.frameCount == 2)
    #expect(result.story == ["1 began 1,1 @0", "1 ended 1,1 @4000"])
  }

  @Test("earlier than the one before starts a segment and cancels what is down")
  func timeGoesBack() throws {
    let result = try track([
      begin, SampleFrame(9_000, [.x(2)]), SampleFrame(8_999, [.id(2), .x(3), .y(3)]),
      SampleFrame(9_099, [.lift]),
    ])
    #expect(
      result.story == [
        "1 began 1,1 @0", "1 moved 2,1 @8000", "1 cancelled (time went back) 2,1 @8000",
        "2 began 3,3 @8000", "2 ended 3,3 @8100",
      ]
    )
    #expect(result.segmentCount == 2)
    #expect(result.diagnostics.count(of: .timeWentBack) == 1)
    #expect(result.diagnostics.diagnostics.first?.line == 10)
  }

  @Test("forgets the values of a segment before")
  func valuesOfSegments() throws {
    let result = try track([begin, SampleFrame(2_000, [.lift]), SampleFrame(0, [.id(2), .x(9)])])
    #expect(result.story[2] == "2 began 9,? @1000")
  }

  @Test("without a time comes 8 ms after the one before")
  func undated() throws {
    let result = try track([
      SampleFrame(nil, [.id(1), .x(1), .y(1)]), SampleFrame(nil, [.x(2)]),
      SampleFrame(nil, [.lift]),
    ])
    #expect(result.updates.map(\.time) == [0, 8_000, 16_000])
    #expect(!result.isDated)
    #expect(result.diagnostics.count(of: .undated) == 1)
    #expect(try track([begin]).isDated)
  }

  @Test("that spans more than centuries is refused")
  func span() {
    let far = ImportLimits.seconds * 1_000_000
    #expect(throws: ImportError.self) { try track([begin, SampleFrame(far, [.lift])]) }
    #expect(throws: Never.self) { try track([SampleFrame(far, [.lift])]) }
  }

  @Test("with lost events is passed over up to its end")
  func lostEvents() throws {
    let result = try track([
      begin,
      SampleFrame(2_000, [.x(2), .dropped, .x(3), .slot(1), .id(5), .x(9), .y(9)]),
      SampleFrame(3_000, [.slot(0), .y(4)]),
      SampleFrame(4_000, [.lift]),
    ])
    #expect(
      result.story == [
        "1 began 1,1 @0", "1 moved 2,1 @1000", "1 moved 2,4 @2000", "1 ended 2,4 @3000",
      ]
    )
    #expect(result.diagnostics.count(of: .eventsLost) == 1)
  }

  @Test("after lost events ends a contact at the loss, if that is not seen again")
  func lostContacts() throws {
    let two = SampleFrame(
      0,
      [.slot(0), .id(1), .x(1), .y(1), .slot(1), .id(2), .x(2), .y(2)]
    )
    let result = try track([
      two, SampleFrame(10, [.x(3)]), SampleFrame(20, [.dropped]),
      SampleFrame(30, [.slot(0), .id(7), .x(5), .y(5)]), SampleFrame(40, [.lift]),
    ])
    #expect(
      result.story == [
        "1 began 1,1 @0", "2 began 2,2 @0", "2 moved 3,2 @10", "1 cancelled (lost) 1,1 @10",
        "2 cancelled (lost) 3,2 @10", "3 began 5,5 @30", "3 ended 5,5 @40",
      ]
    )
    #expect(result.diagnostics.count(of: .contactLost) == 2)
    #expect(result.diagnostics.count(of: .contactReplaced) == 0)
  }

  @Test("after lost events does not know the values of empty slots")
  func lostValues() throws {
    let result = try track([
      begin, SampleFrame(2_000, [.lift]), SampleFrame(3_000, [.dropped]),
      SampleFrame(4_000, [.id(2), .x(8)]),
    ])
    #expect(result.story[2] == "2 began 8,? @3000")
  }
}
