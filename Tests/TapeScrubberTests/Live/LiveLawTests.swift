import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit
import Testing

@Suite("A live recording")
struct LiveLawTests {
  static let setups = [
    LiveSetup.script,
    """
    setup stack main=[Home,List,Detail]
    setup recognizer back pan on=main preset=backSwipe
    setup recognizer press longPress
    setup policy callDuringTransition=drop
    """,
    """
    setup tabs=[one,two] selected=one
    setup stack one=[A] two=[X,Y]
    setup recognizer edge edgePan edge=left preset=edgePan on=one drives=pop
    setup recognizer pull pan drives=dismiss
    setup recognizer hit tap
    setup recognizer turn rotation
    """,
    """
    setup size 300x500 scale=2
    setup window w2 size 500x300
    setup card=collapsed
    setup recognizer drag pan preset=card card=card extent=200
    setup recognizer double doubleTap
    setup recognizer single tap requireFailure=double
    """,
  ]

  @Test(
    "is replayed, digest for digest, to the state it showed, whatever was done",
    arguments: 0..<400
  )
  func replays(seed: UInt64) throws {
    var sample = try Self.walk(seed) { sample, step in
      var straight = sample.tape.session(
        at: Position(event: sample.events.count, time: sample.model.now)
      )
      let digests = [straight.digest, straight.digestOnceTimeHasPassed]
      #expect(digests.contains(sample.model.session.digest), "step \(step)")
    }
    sample.tell(.stop)
    #expect(sample.others.last == .quit)
    #expect(sample.events.last?.event == .end)
    #expect(sample.model.isOver)
    #expect(sample.model.eventCount == sample.events.count)
    let tape = try Self.written(sample)
    var replayer = Replayer(tape, through: SessionReducer(policies: tape.description.policies))
    try replayer.seekToEnd()
    #expect(replayer.state.digest == sample.model.session.digest)
    #expect(tape.endTime == sample.model.now)
    #expect(tape.names.additions.elementsEqual(sample.model.names.additions))
  }

  @Test("lifts every finger it puts down, and never goes back in time", arguments: 400..<700)
  func fingers(seed: UInt64) throws {
    var sample = try Self.walk(seed)
    sample.tell(.stop)
    var down: Set<Int32> = []
    for touch in sample.touches {
      switch touch.phase {
      case .down: #expect(down.insert(touch.id).inserted)
      case .move: #expect(down.contains(touch.id))
      case .up, .cancel: #expect(down.remove(touch.id) != nil)
      }
    }
    #expect(down.isEmpty)
    #expect(sample.model.session.touches.isEmpty)
    let times = sample.events.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("says nothing more once it has ended", arguments: 700..<720)
  func isOver(seed: UInt64) throws {
    var sample = try Self.walk(seed)
    sample.tell(.stop)
    let (count, digest) = (sample.events.count, sample.model.session.digest)
    var hand = RandomHand(seed: seed, size: LiveSample.size)
    for _ in 0..<50 { sample.tell(hand.next().message) }
    sample.tell(.stop)
    #expect(sample.events.count == count)
    #expect(sample.model.session.digest == digest)
    #expect(sample.others.filter { $0 == .quit } == [.quit])
  }

  /// A recording after many random messages.
  private static func walk(
    _ seed: UInt64,
    looking: (LiveSample, Int) -> Void = { _, _ in }
  ) throws -> LiveSample {
    var sample = try LiveSample(setups[Int(seed % UInt64(setups.count))])
    var hand = RandomHand(seed: seed, size: LiveSample.size)
    for step in 0..<120 {
      let (message, pause) = hand.next()
      sample.set(clock: sample.clock + pause)
      sample.tell(message)
      if step % 10 == 9 { looking(sample, step) }
      if step % 30 == 0 { #expect(sample.model.view().size == sample.model.size) }
    }
    return sample
  }

  private static func written(_ sample: LiveSample) throws -> TapeReader {
    let tape = sample.tape
    return try TapeReader(
      bytes: try TapeWriter.bytes(
        of: tape.events,
        names: tape.names,
        description: tape.description
      )
    )
  }
}

extension Session {
  /// The digest after what is due at this very moment has happened, too.
  fileprivate var digestOnceTimeHasPassed: UInt64 {
    mutating get {
      var facts = NoFacts()
      advance(to: now, telling: &facts)
      return digest
    }
  }
}
