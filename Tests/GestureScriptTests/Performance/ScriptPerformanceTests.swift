import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A performed script")
struct ScriptPerformanceTests {
  private func perform(_ text: String) throws -> PerformedScript {
    try Script.parse(Array(text.utf8), file: "test").perform()
  }

  private func times(_ text: String) throws -> [Int64] {
    try perform(text).events.map(\.time.microseconds)
  }

  @Test("counts +d and lines without a time from the line before")
  func clock() throws {
    #expect(
      try times("push A\n0.5 push B\npush C\n+0.15 pop\n+0 pop\n0.2 pop\n+0.1 pop") == [
        0, 500_000, 500_000, 650_000, 650_000, 200_000, 300_000,
      ]
    )
  }

  @Test("keeps times as written, also when they run backwards or are negative")
  func backwards() throws {
    #expect(try times("1 push A\n0.5 push B\n-0.25 push C") == [1_000_000, 500_000, -250_000])
  }

  @Test("waits as long as it is told, in addition to the line's own time")
  func waiting() throws {
    #expect(try times("1 wait 0.5\npop\n+0.1 wait 0.2\npop") == [1_500_000, 1_800_000])
  }

  @Test("goes on where a gesture ends")
  func gestureEnd() throws {
    let times = try times("1 swipe from=0,0 to=100,0 over=0.3\npop\n+0.1 pop")
    #expect(times.suffix(3) == [1_300_000, 1_300_000, 1_400_000])
    #expect(times.first == 1_000_000)
  }

  @Test("lets two fingers move at once when a gesture starts inside another")
  func overlap() throws {
    let performed = try perform(
      "0 swipe from=0,0 to=100,0 over=0.3\n0.1 swipe from=0,50 to=100,50 over=0.3\nend"
    )
    let touches = performed.events.compactMap { event -> Touch? in
      if case .touch(let touch) = event.event { touch } else { nil }
    }
    let times = performed.events.map(\.time)
    #expect(times == times.sorted())
    #expect(Set(touches.map(\.id)) == [1, 2])
    let landing = try #require(touches.firstIndex { $0.id == 2 && $0.phase == .down })
    let lift = try #require(touches.firstIndex { $0.id == 1 && $0.phase == .up })
    #expect(landing < lift)
    #expect(times.last == Time(microseconds: 400_000))
  }

  @Test("uses a finger again once it is free")
  func fingers() throws {
    func ids(_ text: String) throws -> [Int32] {
      try perform(text).events.compactMap {
        if case .touch(let touch) = $0.event, touch.phase == .down { touch.id } else { nil }
      }
    }
    #expect(try ids("tap at=1,1\n+0.1 tap at=2,2") == [1, 1])
    #expect(try ids("touch down id=1 x=0 y=0\n+0.1 tap at=2,2") == [1, 2])
    #expect(try ids("touch down id=1 x=0 y=0\n+0.1 touch up id=1\ntap at=2,2") == [1, 1])
    #expect(try ids("0 pinch center=9,9 from=1 to=2 over=1\n0.5 tap at=2,2") == [1, 2, 3])
    #expect(try ids("touch down id=2147483647\ntap at=2,2") == [.max, 1])
  }

  @Test("puts a plain line into the middle of a gesture when its time lies there")
  func interruption() throws {
    let performed = try perform("0 swipe from=0,0 to=9,0 over=0.2\n0.1 app inactive\n0.2 end")
    let place = try #require(performed.events.firstIndex { $0.event == .app(.inactive) })
    #expect(performed.events[..<place].allSatisfy { $0.time.microseconds <= 100_000 })
    #expect(performed.events[(place + 1)...].allSatisfy { $0.time.microseconds > 100_000 })
    #expect(performed.events.last?.event == .end)
  }

  @Test("keeps plain lines in the order of the file, whatever gestures are between them")
  func order() throws {
    for seed in 0..<300 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      var text = ""
      for place in 0..<20 {
        let time = Double(world.below(20)) / 10
        text += world.chance() ? "\(time) mark m\(place)\n" : "\(time) tap at=1,1\n"
      }
      let performed = try perform(text)
      let marks = performed.events.compactMap { event -> String? in
        if case .mark(let name) = event.event { performed.names[name] } else { nil }
      }
      let written = text.split(separator: "\n").compactMap { line in
        line.contains("mark") ? line.split(separator: " ").last.map(String.init) : nil
      }
      #expect(marks == written)
      let count = text.split(separator: "\n").count - marks.count
      let downs = performed.events.filter {
        if case .touch(let touch) = $0.event { touch.phase == .down } else { false }
      }
      #expect(downs.count == count)
    }
  }

  @Test("waits with settle until the transition of a call is over")
  func settling() throws {
    let performed = try perform(
      "setup stack main=[A]\n0.1 push B animated 0.35\nsettle\nexpect main=[A,B]\nend"
    )
    let end = try #require(performed.events.last?.time.microseconds)
    #expect((450_000...450_001).contains(end))
    #expect(try times("0.5 settle\nend") == [500_000])
  }

  @Test("waits with settle also for gestures that are still under way")
  func settlingGestures() throws {
    let times = try times("0 swipe from=0,0 to=9,0 over=1\n0.1 tap at=1,1\nsettle\nend")
    #expect(times == times.sorted())
    #expect(try #require(times.last) >= 1_000_000)
  }

  @Test("places an expectation after the lines above it, up to its time")
  func expectations() throws {
    let performed = try perform(
      """
      0 swipe from=0,0 to=9,0 over=0.2
      0.1 expect main=[A]
      0.3 push B
      0.35 expect main=[B]
      expect end main=[C]
      0.4 push C
      """
    )
    let placed = performed.expectations
    #expect(placed.map(\.time.microseconds) == [100_000, 350_000, 400_000])
    #expect(placed[0].eventCount == performed.events.count { $0.time.microseconds <= 100_000 })
    #expect(placed[1].eventCount == performed.events.count - 1)
    #expect(placed[2].eventCount == performed.events.count)
  }

  @Test("samples at the rate that the setup names")
  func rate() throws {
    let fast = try perform("setup rate=100\nswipe from=0,0 to=9,0 over=1").events.count
    let slow = try perform("setup rate=10\nswipe from=0,0 to=9,0 over=1").events.count
    #expect(fast - slow == 90)
    let other = try perform("setup window w2 rate=10\nswipe from=0,0 to=9,0 over=1").events.count
    #expect(other > fast)
  }

  @Test("is the same whenever it is performed, and differs by its seed")
  func determinism() throws {
    let text = "swipe from=0,0 to=300,0 over=0.3 jitter=0.4\nmonkey seed=7 for=5\nend"
    #expect(try perform(text).events == perform(text).events)
    #expect(try perform("setup seed=1\n" + text).events != perform(text).events)
  }
}
