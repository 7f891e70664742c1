import Testing

@testable import Interchange

@Suite("A device with slots")
struct SlotProtocolTests {
  @Test("tells of a contact from its id to the id -1, whatever stands between")
  func wholeContact() throws {
    let result = try track([
      SampleFrame(0, [.id(7), .x(10), .y(20), .touch(1)]),
      SampleFrame(8_000, [.x(11)]),
      SampleFrame(16_000, [.lift, .touch(0)]),
    ])
    #expect(result.story == ["1 began 10,20 @0", "1 moved 11,20 @8000", "1 ended 11,20 @16000"])
    #expect(result.diagnostics.diagnostics.isEmpty)
  }

  @Test("keeps the selected slot and every value from frame to frame")
  func persistence() throws {
    let result = try track([
      SampleFrame(0, [.slot(9), .id(1), .x(1), .y(2)]),
      SampleFrame(1, [.y(3)]),
      SampleFrame(2, [.lift]),
      SampleFrame(3, [.id(2), .y(4)]),
    ])
    #expect(
      result.story == [
        "1 began 1,2 @0", "1 moved 1,3 @1", "1 ended 1,3 @2", "2 began 1,4 @3",
        "2 cancelled (end of file) 1,4 @3",
      ]
    )
  }

  @Test("leaves a position unknown that the recording never states")
  func unknownPosition() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .y(5)]),
      SampleFrame(1, [.x(6)]),
      SampleFrame(2, [.lift]),
    ])
    #expect(result.story == ["1 began ?,5 @0", "1 moved 6,5 @1", "1 ended 6,5 @2"])
    #expect(result.diagnostics.count(of: .unknownPosition) == 1)
  }

  @Test("counts contacts on its own, also when the driver repeats an id")
  func repeatedIDs() throws {
    let tap = [SampleFrame(0, [.id(0), .x(1), .y(1)]), SampleFrame(0, [.lift])]
    let result = try track(tap + tap + tap)
    #expect(result.updates.map(\.contactID) == [1, 1, 2, 2, 3, 3])
  }

  @Test("splits when the id changes without a lift, and not when it is sent again")
  func changedID() throws {
    let first = SampleFrame(0, [.id(4), .x(1), .y(1)])
    let changed = try track([first, SampleFrame(5, [.id(6)]), SampleFrame(6, [.lift])])
    #expect(
      changed.story == ["1 began 1,1 @0", "1 ended 1,1 @5", "2 began 1,1 @5", "2 ended 1,1 @6"]
    )
    #expect(changed.diagnostics.count(of: .contactReplaced) == 1)
    let same = try track([first, SampleFrame(5, [.id(4)]), SampleFrame(6, [.lift])])
    #expect(same.story == ["1 began 1,1 @0", "1 ended 1,1 @6"])
    #expect(same.diagnostics.diagnostics.isEmpty)
  }

  @Test("tells both the begin and the end of a contact that lasts less than a frame")
  func zeroLength() throws {
    let result = try track([SampleFrame(3, [.id(1), .x(4), .y(5), .lift])])
    #expect(result.story == ["1 began 4,5 @0", "1 ended 4,5 @0"])
  }

  @Test("has fingers that begin or end together down together")
  func togetherInOneFrame() throws {
    let begin: [SampleEvent] = [.slot(0), .id(1), .x(1), .y(1), .slot(1), .id(2), .x(2), .y(2)]
    let end: [SampleEvent] = [.slot(0), .lift, .slot(1), .lift]
    let twoFrames = try track([SampleFrame(0, begin), SampleFrame(1, end)])
    let oneFrame = try track([SampleFrame(0, begin + end)])
    for result in [twoFrames, oneFrame] {
      #expect(result.updates.map(\.kind) == [.began, .began, .ended, .ended])
    }
  }

  @Test("ignores a lift and a move of an empty slot, and says so")
  func emptySlot() throws {
    let result = try track([SampleFrame(0, [.x(3)]), SampleFrame(1, [.lift])])
    #expect(result.updates.isEmpty)
    #expect(result.diagnostics.count(of: .motionWithoutContact) == 1)
    #expect(result.diagnostics.count(of: .liftWithoutContact) == 1)
  }

  @Test(
    "follows slots up to the limit and remarks on those above the declared maximum",
    arguments: [
      (9, true, false), (10, true, true), (255, true, true), (256, false, false),
      (-1, false, false), (Int32.max, false, false),
    ]
  )
  func slotLimits(slot: Int32, isFollowed: Bool, isRemarked: Bool) throws {
    let result = try track(
      slotMaximum: 9,
      [SampleFrame(0, [.slot(slot), .id(1), .x(1), .y(1)]), SampleFrame(1, [.lift])]
    )
    #expect(result.updates.count == (isFollowed ? 2 : 0))
    #expect(result.diagnostics.count(of: .slotAboveMaximum) == (isRemarked ? 1 : 0))
    #expect(result.diagnostics.count(of: .slotOutOfRange) == (isFollowed ? 0 : 1))
  }

  @Test("takes pressure 0 for a number, and keeps the last pressure for the lift")
  func pressure() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1), .pressure(90)]),
      SampleFrame(1, [.pressure(0)]),
      SampleFrame(2, [.pressure(70)]),
      SampleFrame(3, [.pressure(0), .lift]),
    ])
    #expect(result.updates.map(\.axes.pressure) == [90, 0, 70, 70])
    #expect(result.updates.map(\.kind) == [.began, .moved, .moved, .ended])
  }

  @Test("lets a lift take the position of its own frame")
  func releasePosition() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1)]), SampleFrame(1, [.x(9), .lift]),
    ])
    #expect(result.story.last == "1 ended 9,1 @1")
  }

  @Test("touches while the distance is 0 only")
  func hover() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1), .distance(3)]),
      SampleFrame(1, [.distance(0)]),
      SampleFrame(2, [.x(2)]),
      SampleFrame(3, [.distance(1)]),
      SampleFrame(4, [.lift]),
    ])
    #expect(result.story == ["1 began 1,1 @1", "1 moved 2,1 @2", "1 ended 2,1 @3"])
    #expect(result.diagnostics.count(of: .hover) == 1)
  }

  @Test("cancels a palm from the frame that says so, for good")
  func palm() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1), .tool(0)]),
      SampleFrame(1, [.x(2), .tool(2)]),
      SampleFrame(2, [.x(3), .tool(0)]),
      SampleFrame(3, [.lift]),
      SampleFrame(4, [.id(2)]),
      SampleFrame(5, [.lift]),
    ])
    #expect(
      result.story == [
        "1 began 1,1 @0", "1 cancelled (palm) 1,1 @1", "2 began 3,1 @4", "2 ended 3,1 @5",
      ]
    )
  }

  @Test("keeps a contact that is a palm from the beginning, cancelled at once")
  func palmAtOnce() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1), .tool(2)]), SampleFrame(1, [.lift]),
    ])
    #expect(result.story == ["1 began 1,1 @0", "1 cancelled (palm) 1,1 @0"])
  }

  @Test("counts the fingers that only the keys tell of")
  func fingerKeys() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1), .key(KeyCode.toolTriple, 1)]), SampleFrame(1, [.lift]),
    ])
    #expect(result.largestFingerCount == 3)
    #expect(result.largestContactCount == 1)
    #expect(result.diagnostics.count(of: .fingersWithoutPosition) == 1)
  }

  @Test("says nothing when nothing changed")
  func unchanged() throws {
    let result = try track([
      SampleFrame(0, [.id(1), .x(1), .y(1)]), SampleFrame(1, [.x(1)]), SampleFrame(2, [.touch(2)]),
      SampleFrame(3, [.lift]),
    ])
    #expect(result.updates.count == 2)
    #expect(result.frameCount == 4)
  }
}
