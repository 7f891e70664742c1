import Testing

@testable import Interchange

@Suite("A device with anonymous packets")
struct PacketProtocolTests {
  private static func packet(_ x: Int32, _ y: Int32, _ more: SampleEvent...) -> [SampleEvent] {
    [.x(x), .y(y)] + more + [.packet]
  }

  /// A finger that moves by one unit, then the frame in which it lifts.
  private static let liftShapes: [[SampleEvent]] = [
    [.packet],
    [.touch(0)],
    packet(6, 5, .major(0)),
    packet(6, 5, .pressure(0)),
    packet(6, 5, .pressure(0)) + [.touch(0)],
  ]

  @Test("lifts in every shape that drivers know", arguments: liftShapes)
  func lifts(shape: [SampleEvent]) throws {
    let result = try track(
      as: .packets,
      [
        SampleFrame(0, Self.packet(5, 5, .major(3), .pressure(9))),
        SampleFrame(1, Self.packet(6, 5, .major(4), .pressure(8))),
        SampleFrame(2, shape),
      ]
    )
    #expect(result.story == ["1 began 5,5 @0", "1 moved 6,5 @1", "1 ended 6,5 @2"])
    #expect(result.updates.last?.axes.pressure == 8)
  }

  @Test("stays down in a frame without packets that does not mention the surface")
  func silentFrame() throws {
    let result = try track(
      as: .packets,
      [
        SampleFrame(0, Self.packet(5, 5)),
        SampleFrame(1, [.key(KeyCode.toolFinger, 1)]),
        SampleFrame(2, [.touch(1)]),
        SampleFrame(3, [.packet]),
      ]
    )
    #expect(result.story == ["1 began 5,5 @0", "1 ended 5,5 @3"])
  }

  @Test("trusts packets rather than the key of the surface")
  func packetsBeforeKey() throws {
    let result = try track(
      as: .packets,
      [SampleFrame(0, Self.packet(5, 5) + [.touch(0)]), SampleFrame(1, Self.packet(6, 5))]
    )
    #expect(result.updates.map(\.kind) == [.began, .moved, .cancelled(.endOfFile)])
  }

  @Test("recognizes contacts by place when the packets change their order")
  func exchangedOrder() throws {
    let result = try track(
      as: .packets,
      [
        SampleFrame(0, Self.packet(0, 0) + Self.packet(100, 0)),
        SampleFrame(1, Self.packet(98, 0) + Self.packet(2, 0)),
        SampleFrame(2, Self.packet(96, 0)),
        SampleFrame(3, [.packet]),
      ]
    )
    #expect(
      result.story == [
        "1 began 0,0 @0", "2 began 100,0 @0", "1 moved 2,0 @1", "2 moved 98,0 @1",
        "1 ended 2,0 @2", "2 moved 96,0 @2", "2 ended 96,0 @3",
      ]
    )
  }

  @Test("takes a contact for a new one from the limit of association on", arguments: [9, 10, 11])
  func limit(distance: Int32) throws {
    let result = try track(
      as: .packets,
      limit: 10,
      [SampleFrame(0, Self.packet(0, 0)), SampleFrame(1, Self.packet(distance, 0))]
    )
    #expect(result.updates.last?.contactID == (distance < 10 ? 1 : 2))
  }

  @Test("goes by ids that differ, however far a contact moves")
  func ids() throws {
    let result = try track(
      as: .packets,
      limit: 10,
      [
        SampleFrame(0, Self.packet(0, 0, .id(3)) + Self.packet(50, 0, .id(4))),
        SampleFrame(1, Self.packet(0, 0, .id(4)) + Self.packet(50, 0, .id(3))),
      ]
    )
    #expect(result.updates.filter { $0.kind == .moved }.map(\.axes.x) == [50, 0])
  }

  @Test("goes by place where all packets have the same id")
  func equalIDs() throws {
    let result = try track(
      as: .packets,
      [
        SampleFrame(0, Self.packet(0, 0, .id(0)) + Self.packet(50, 0, .id(0))),
        SampleFrame(1, Self.packet(49, 0, .id(0)) + Self.packet(1, 0, .id(0))),
        SampleFrame(2, Self.packet(48, 0, .id(0))),
      ]
    )
    #expect(result.updates.filter { $0.kind == .ended }.map(\.contactID) == [1])
  }

  @Test("follows as many packets as it can", arguments: [64, 65])
  func tooMany(count: Int32) throws {
    let frame = (0..<count).flatMap { Self.packet($0 * 10, 0) }
    let result = try track(as: .packets, [SampleFrame(0, frame)])
    #expect(result.updates.count { $0.kind == .began } == 64)
    #expect(result.diagnostics.count(of: .tooManyPackets) == (count > 64 ? 1 : 0))
  }

  @Test("keeps contacts that are seen again after lost events, and gives up the others there")
  func lostEvents() throws {
    let result = try track(
      as: .packets,
      limit: 20,
      [
        SampleFrame(0, Self.packet(0, 0) + Self.packet(100, 0)),
        SampleFrame(1, [.dropped] + Self.packet(1, 0)),
        SampleFrame(2, Self.packet(2, 0)),
        SampleFrame(3, [.packet]),
      ]
    )
    #expect(
      result.story == [
        "1 began 0,0 @0", "2 began 100,0 @0", "2 cancelled (lost) 100,0 @0", "1 moved 2,0 @2",
        "1 ended 2,0 @3",
      ]
    )
  }
}
