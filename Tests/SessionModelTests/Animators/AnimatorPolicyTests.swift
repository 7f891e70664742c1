import SessionModel
import Testing

@Suite("An animator's policies")
struct AnimatorPolicyTests {
  private static func policies(_ policy: Policy, _ value: Double) -> Policies {
    var policies = Policies()
    policies[policy] = value
    return policies
  }

  @Test("draw it within its ends, or as far as it was dragged", arguments: [-0.4, 0.3, 1.5])
  func fractionDisplay(_ fraction: Double) {
    for (value, shown) in [(0.0, min(max(fraction, 0), 1)), (1, fraction)] {
      var stage = AnimatorStage(policies: Self.policies(.fractionDisplay, value))
      stage.act(.fraction(fraction))
      #expect(stage.fraction == fraction)
      #expect(stage.progress == shown)
    }
  }

  @Test("keep pictures finite whatever the fraction")
  func wildFraction() {
    for fraction in [Double.infinity, -.infinity, .nan, 1e300] {
      var stage = AnimatorStage(policies: Self.policies(.fractionDisplay, 1))
      stage.act(.fraction(fraction))
      #expect(stage.progress.magnitude <= 100)
    }
  }

  @Test(
    "let a spring of a mass end sooner the more of its way may be left",
    arguments: [
      TimingCurve.spring(mass: 1, stiffness: 100, damping: 10),
      .spring(mass: 3, stiffness: 1000, damping: 500),
    ]
  )
  func settleTolerance(_ curve: TimingCurve) {
    var last = Double.infinity
    for remainder in [1e-9, 1e-6, 0.0005, 0.001, 0.01, 0.1, 0.5] {
      var stage = AnimatorStage(curve, policies: Self.policies(.settleTolerance, remainder))
      let duration = stage.animator?.duration ?? .nan
      #expect(duration <= last)
      last = duration
      stage.act(.start)
      stage.advance(to: duration - 0.001)
      #expect(1 - stage.progress < remainder + 0.02)
      stage.advance(to: duration + 0.001)
      #expect(stage.animator?.state == .inactive)
    }
  }

  @Test("leave springs as they were measured unless they say otherwise")
  func measured() {
    let curve = TimingCurve.spring(mass: 1, stiffness: 100, damping: 10)
    let standard = AnimatorStage(curve).animator?.duration
    #expect(agree(standard ?? .nan, 1.4727003346780927))
    let said = AnimatorStage(curve, policies: Self.policies(.settleTolerance, 0.001))
    #expect(said.animator?.duration == standard)
  }
}
