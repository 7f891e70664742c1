import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A playback")
struct PlaybackTests {
  private static let end = Time(microseconds: 60_000_000)
  private static let folds = [
    Fold(from: Time(microseconds: 5_000_000), to: Time(microseconds: 9_000_000)),
    Fold(from: Time(microseconds: 9_000_000), to: Time(microseconds: 10_000_000)),
    Fold(from: Time(microseconds: 30_000_000), to: Time(microseconds: 55_000_000)),
  ]

  private static func isFolded(_ time: Time) -> Bool {
    folds.contains { $0.start <= time && time < $0.end }
  }

  @Test("is due at a moment exactly from its instant on", arguments: 0..<300)
  func instants(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let amount = Double.random(in: 0.1...100, using: &random)
    let isForward = Bool.random(using: &random)
    let origin = Duration.microseconds(Int64.random(in: -1_000_000...1_000_000, using: &random))
    let playback = Playback(
      from: isForward ? .zero : Self.end,
      to: Self.end,
      rate: isForward ? amount : -amount,
      at: origin,
      folds: seed % 2 == 0 ? Self.folds : []
    )
    for _ in 0..<20 {
      let time = Time(microseconds: Int64.random(in: 1..<60_000_000, using: &random))
      guard playback.folds.isEmpty || !Self.isFolded(time) else { continue }
      let instant = try #require(playback.instant(of: time))
      let (due, early) = (playback.time(at: instant), playback.time(at: instant - .microseconds(1)))
      #expect(isForward ? due >= time && early < time : due <= time && early > time)
    }
  }

  @Test("does not jump when its rate changes, whatever it was", arguments: 0..<200)
  func changes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var now = Duration.zero
    var playback = Playback(from: .zero, to: Self.end, at: now, folds: Self.folds)
    for _ in 0..<30 {
      now += .microseconds(Int64.random(in: 0...900_000, using: &random))
      let before = playback.time(at: now)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: playback.pause(at: now)
      case 1: playback.resume(at: now)
      default: playback.setRate(Double.random(in: -120...120, using: &random), at: now)
      }
      #expect(playback.time(at: now) == before)
      #expect(before >= .zero && before <= Self.end && !Self.isFolded(before))
      #expect(Playback.rates.contains(playback.rate.magnitude))
    }
  }

  @Test("never lags: many frames lead where one does", arguments: [0.1, 0.3, 1, 7.7, 100])
  func frames(rate: Double) {
    let playback = Playback(from: .zero, to: Self.end, rate: rate, at: .zero)
    var time = Time.zero
    for frame in 0..<600 {
      let due = playback.time(at: .microseconds(Int64(frame) * 16_667))
      #expect(due >= time)
      time = due
    }
    let last = Int64((Double(599 * 16_667) * rate).rounded(.down))
    #expect(abs(time.microseconds - min(last, Self.end.microseconds)) <= 1)
  }

  @Test("stands still while paused, and knows no instant then")
  func pause() {
    var playback = Playback(from: .zero, to: Self.end, rate: 2, at: .seconds(10))
    playback.pause(at: .seconds(11))
    #expect(playback.isPaused)
    #expect(playback.time(at: .seconds(99)) == Time(microseconds: 2_000_000))
    #expect(playback.instant(of: Time(microseconds: 3_000_000)) == nil)
    playback.resume(at: .seconds(99))
    #expect(playback.time(at: .seconds(100)) == Time(microseconds: 4_000_000))
    playback.jump(to: Time(microseconds: 1_000_000), at: .seconds(100))
    #expect(playback.time(at: .seconds(101)) == Time(microseconds: 3_000_000))
  }

  @Test("ends at either end and turns round there")
  func ends() {
    var playback = Playback(from: .zero, to: Self.end, rate: 100, at: .zero)
    #expect(!playback.isFinished(at: .milliseconds(599)))
    #expect(playback.isFinished(at: .milliseconds(600)))
    #expect(playback.time(at: .seconds(1_000_000_000_000)) == Self.end)
    playback.setRate(-1, at: .seconds(5))
    #expect(playback.time(at: .seconds(6)) == Time(microseconds: 59_000_000))
    #expect(playback.isFinished(at: .seconds(65)))
    #expect(!playback.isFinished(at: .seconds(64)))
  }

  @Test("folds what is longer than the limit and nothing else", arguments: 0..<50)
  func folding(seed: Int) {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(200)
    let straight = StraightReplay(events, through: TapCounter())
    let limit = Interval(microseconds: 500_000)
    let folds = MemoryEvents(events, blockSize: 17).folds(leaving: limit)
    let gaps = zip(straight.times, straight.times.dropFirst()).filter { $1 - $0 > limit }
    #expect(folds == gaps.map { Fold(from: $0 + limit, to: $1) })
    let end = straight.times[200]
    let playback = Playback(from: .zero, to: end, at: .zero, folds: folds)
    #expect(playback.folds == folds)
    let left = folds.reduce(end.microseconds) { $0 - $1.length.microseconds }
    #expect(playback.instant(of: end) == .microseconds(left))
  }
}
