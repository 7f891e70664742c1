import SessionModel
import TapeReplay
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A timeline")
struct TimelineTests {
  @Test("counts every event once, estimated or read", arguments: [1, 16, 4096])
  func counts(blockSize: Int) throws {
    let source = try SampleSession.source(blockSize: blockSize)
    var timeline = Timeline(source.eventBlocks)
    var scan = TimelineScan(source, blocks: source.eventBlocks)
    for columns in [1, 7, 80, 1024] {
      #expect(abs(timeline.sum(columns) - Double(source.events.count)) < 0.001)
    }
    while !scan.isComplete {
      scan.advance(blocks: 1, &timeline)
      #expect(abs(timeline.sum(80) - Double(source.events.count)) < 0.001)
    }
    var exact = Array(repeating: 0.0, count: Timeline.resolution)
    for timed in source.events { exact[timeline.bin(of: timed.time)] += 1 }
    #expect(zip(timeline.bins, exact).allSatisfy { abs($0.events - $1) < 0.001 })
  }

  @Test("shows fingers, transitions, navigation and marks where they were")
  func signs() throws {
    let source = try SampleSession.source()
    var timeline = Timeline(source.eventBlocks)
    var scan = TimelineScan(source, blocks: source.eventBlocks)
    scan.advance(blocks: .max, &timeline)
    let fingers = source.events.map { timed in
      (timeline.bin(of: timed.time), source.session(at: source.position(at: timed.time)))
    }
    for (bin, session) in fingers where !session.touches.isEmpty {
      #expect(timeline.bins[bin].signs.contains(.touched))
    }
    for mark in source.marks() {
      let bin = timeline.bin(of: source.events[mark.event - 1].time)
      #expect(timeline.bins[bin].signs.contains(.marked))
    }
    let signs = timeline.bins.map(\.signs)
    // A push, a pop and a sheet; two swipes are let go too early.
    #expect(signs.count { $0.contains(.navigated) } == 3)
    #expect(signs.count { $0.contains(.turnedBack) } == 2)
    #expect(signs.count { $0.contains(.touched) } < Timeline.resolution / 2)
  }

  @Test(
    "takes any tape, with claims that run backwards or reach the end of time",
    arguments: 0..<50
  )
  func anything(seed: UInt64) {
    var random = RandomEvents(seed: seed)
    var events = random.events(200)
    if seed % 2 == 0 { events.append(TimedEvent(Time(microseconds: .max - 1), .end)) }
    let source = MemoryEvents(events, names: random.names, blockSize: 16)
    var timeline = Timeline(source.eventBlocks)
    var scan = TimelineScan(source, blocks: source.eventBlocks)
    scan.advance(blocks: .max, &timeline)
    #expect(abs(timeline.sum(80) - Double(events.count)) < 0.001)
  }
}

extension Timeline {
  fileprivate func sum(_ count: Int) -> Double {
    columns(count).reduce(0) { $0 + $1.events }
  }
}
