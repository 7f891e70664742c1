import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("Playing")
struct PlayingTests {
  static let quicker = [-1, 0, 2, 4]

  @Test("passes every moment in order and ends at the end", arguments: quicker, [false, true])
  func order(steps: Int, isReversed: Bool) throws {
    let source = try SampleSession.source()
    var model = ScrubberModel(source)
    for _ in 0..<abs(steps) { _ = model.update(.key(Key(steps < 0 ? "-" : "+"))) }
    if isReversed { _ = model.update(.key(Key(.end))) }
    _ = model.update(.key(Key(isReversed ? "r" : " ")))
    var clock = FrameClock(rate: abs(model.playback.rate))
    var last = model.position
    while model.isPlaying {
      _ = model.update(.tick(clock.next()))
      let position = model.position
      #expect(isReversed ? position <= last : position >= last)
      #expect(position.time == clock.time(toward: model.timeline.end, isReversed))
      if model.isPlaying { #expect(position == source.position(at: position.time)) }
      #expect(model.session == source.session(at: position))
      last = position
    }
    let end = isReversed ? Position.start : source.position(at: model.timeline.end)
    #expect(model.position == end)
  }

  @Test("does not drift: frames come late and it is where it should be")
  func lateness() throws {
    var model = ScrubberModel(try SampleSession.source())
    _ = model.update(.key(Key(" ")))
    for lateness in [1, 333, 334, 1001, 1002] {
      _ = model.update(.tick(.milliseconds(lateness)))
      #expect(model.position.time == Time(microseconds: Int64(lateness) * 1000))
    }
  }

  @Test("starts anew at the end, from the other end in reverse")
  func restart() throws {
    var model = ScrubberModel(try SampleSession.source())
    _ = model.update(.key(Key(.end)))
    _ = model.update(.key(Key(" ")))
    #expect(model.isPlaying)
    #expect(model.position.time == .zero)
    _ = model.update(.key(Key(" ")))
    _ = model.update(.key(Key("r")))
    #expect(model.isPlaying)
    #expect(model.position.time == model.timeline.end)
  }

  @Test("turns round while it plays, and stands still when it is stepped")
  func turning() throws {
    var model = ScrubberModel(try SampleSession.source())
    _ = model.update(.key(Key(" ")))
    _ = model.update(.tick(.milliseconds(500)))
    _ = model.update(.key(Key("r")))
    _ = model.update(.tick(.milliseconds(700)))
    #expect(model.position.time == Time(microseconds: 300_000))
    _ = model.update(.key(Key("r")))
    _ = model.update(.tick(.milliseconds(800)))
    #expect(model.position.time == Time(microseconds: 400_000))
    _ = model.update(.key(Key(.right)))
    #expect(!model.isPlaying)
  }

  @Test("leaves idle time out where it is asked to, in both directions, and stops doing so")
  func idleTime() throws {
    var model = ScrubberModel(try SampleSession.source())
    _ = model.update(.key(Key("i")))
    #expect(!model.skipsIdleTime)
    model.settle()
    _ = model.update(.key(Key("i")))
    #expect(model.skipsIdleTime)
    // Of the two seconds before the sheet one is left.
    let fold = try #require(model.playback.folds.first)
    model.go(to: "\(fold.start.microseconds / 1000 - 40)ms")
    _ = model.update(.key(Key(" ")))
    _ = model.update(.tick(.milliseconds(39)))
    #expect(model.position.time < fold.start)
    _ = model.update(.tick(.milliseconds(45)))
    #expect(model.position.time >= fold.end)
    _ = model.update(.key(Key("r")))
    _ = model.update(.tick(.milliseconds(55)))
    #expect(model.position.time < fold.start)
    _ = model.update(.key(Key("i")))
    #expect(!model.skipsIdleTime)
    #expect(model.isPlaying)
  }

  @Test("keeps to its ladder of rates")
  func rates() throws {
    var model = ScrubberModel(try SampleSession.source())
    for _ in 0..<20 { _ = model.update(.key(Key("+"))) }
    #expect(model.playback.rate == PlayRate.ladder.last)
    for _ in 0..<20 { _ = model.update(.key(Key("-"))) }
    #expect(model.playback.rate == PlayRate.ladder.first)
  }
}

/// Frames that come sometimes early and sometimes late.
private struct FrameClock {
  let rate: Double
  private var microseconds = 0
  private var frame = 0

  init(rate: Double) {
    self.rate = rate
  }

  mutating func next() -> Duration {
    frame += 1
    microseconds += [16_000, 17_333, 40_001, 1][frame % 4]
    return .microseconds(microseconds)
  }

  func time(toward end: Time, _ isReversed: Bool) -> Time {
    let shown = Int64(microseconds) * Int64((rate * 1000).rounded()) / 1000
    let passed = min(shown, end.microseconds)
    return Time(microseconds: isReversed ? end.microseconds - passed : passed)
  }
}
