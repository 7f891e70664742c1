import TestSupport
import Testing

@testable import SessionModel

@Suite("Any sequence of animator calls")
struct AnimatorLawTests {
  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default,
    .cubic(x1: 0.17, y1: 0.67, x2: 0.76, y2: 1),
    .spring(mass: 1, stiffness: 100, damping: 10), .spring(mass: 1, stiffness: 2, damping: 0),
    .springRatio(0.6), .springRatio(1),
  ]

  static func step(_ random: inout SeededGenerator) -> AnimatorReport.Step {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...2: return .start
    case 3...4: return .pause
    case 5...7: return .fraction(Double.random(in: -0.2...1.2, using: &random))
    case 8...9: return .reverse(Bool.random(using: &random))
    case 10...12:
      let factor = [0, 0, 0.5, 2, -1, .nan, .infinity].randomElement(using: &random) ?? 0
      return .proceed(
        factor: factor,
        curve: Bool.random(using: &random) ? curves.randomElement(using: &random) : nil
      )
    case 13: return .stop(finishing: Bool.random(using: &random))
    case 14: return .finish(at: .allCases.randomElement(using: &random) ?? .end)
    default: return .release
    }
  }

  static func stage(_ random: inout SeededGenerator) -> AnimatorStage {
    var policies = Policies()
    policies[.fractionFlip] = Bool.random(using: &random) ? 0 : 1
    policies[.reversedPersistsAfterCompletion] = Bool.random(using: &random) ? 0 : 1
    return AnimatorStage(
      curves.randomElement(using: &random),
      duration: [0, 0.05, 0.3, 1].randomElement(using: &random) ?? 0.3,
      pausesOnCompletion: Int.random(in: 0..<4, using: &random) == 0,
      scrubsLinearly: Bool.random(using: &random),
      policies: policies
    )
  }

  @Test("leaves numbers that make sense", arguments: 0..<200)
  func invariants(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var stage = Self.stage(&random)
    var seconds = 0.0
    for _ in 0..<60 {
      seconds += Double.random(in: 0...0.3, using: &random)
      stage.act(Self.step(&random), at: seconds)
      guard let animator = stage.animator else { continue }
      #expect(animator.remaining(at: stage.session.now) >= 0)
      #expect(stage.progress.isFinite)
      #expect(!stage.fraction.isNaN)
      #expect(animator.isRunning || animator.deadline == .never)
      #expect(animator.state == .active || !animator.isRunning)
      #expect(animator.deadline == .never || animator.deadline >= stage.session.now)
      #expect(animator.state != .inactive || animator.completions == 0)
    }
  }

  @Test("shows no jump when it is paused, turned round or continued", arguments: 0..<200)
  func continuity(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var stage = Self.stage(&random)
    var seconds = 0.0
    for _ in 0..<60 {
      seconds += Double.random(in: 0...0.3, using: &random)
      let step = Self.step(&random)
      stage.advance(to: seconds)
      let before = stage.animator
      let shown = stage.progress
      stage.act(step)
      guard before?.state == .active, stage.animator?.state == .active else { continue }
      switch step {
      case .fraction, .create: continue
      case .proceed:
        // A curve that never gets as far as a spring had swung goes on from its own nearer end.
        guard (0...1).contains(shown) else { continue }
      default: break
      }
      #expect(abs(stage.progress - shown) < 1e-9, "\(step)")
    }
  }

  @Test("calls every registered completion exactly once", arguments: 0..<200)
  func completions(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var stage = AnimatorStage(.easeInOut)
    let made = stage.session.ensureAnimator(AnimatorStage.id, telling: &stage.facts)
    let index = try #require(made)
    var registered = 0
    for _ in 0..<40 {
      let time =
        stage.session.now + Interval(microseconds: .random(in: 0...200_000, using: &random))
      stage.session.advance(to: time, telling: &stage.facts)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        stage.session.addAnimation(toAnimatorAt: index, telling: &stage.facts)
        registered += 1
        stage.session.startAnimator(at: index, telling: &stage.facts)
      case 1: stage.session.pauseAnimator(at: index, telling: &stage.facts)
      case 2: stage.session.setFraction(.random(in: 0...1, using: &random), ofAnimatorAt: index)
      case 3: stage.session.setReversed(.random(using: &random), ofAnimatorAt: index)
      default: stage.session.continueAnimator(at: index, telling: &stage.facts)
      }
      let waiting = stage.animator?.completions ?? 0
      #expect(stage.completions.count + Int(waiting) == registered)
    }
    stage.session.startAnimator(at: index, telling: &stage.facts)
    stage.session.advance(to: stage.session.now + Interval(seconds: 1), telling: &stage.facts)
    #expect(stage.completions.count == registered)
    #expect(stage.animator?.state == .inactive)
  }

  @Test("ends the same way wherever the log is cut and however time passes", arguments: 0..<100)
  func splits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var whole = Self.stage(&random)
    var split = whole
    var seconds = 0.0
    for _ in 0..<60 {
      let step = Self.step(&random)
      var pieces = split
      pieces.advance(to: seconds + Double.random(in: 0...0.3, using: &random))
      seconds = max(
        seconds + Double.random(in: 0...0.3, using: &random),
        pieces.session.now.seconds
      )
      split = pieces
      split.session = try Session(encoded: pieces.session.encoded())
      whole.act(step, at: seconds)
      split.act(step, at: seconds)
      #expect(split == whole)
    }
  }
}
