import Findings

extension RuleExample {
  static let motion = [
    RuleExample(
      .staleVelocity,
      "the outcome is the same",
      common: swipe + "0.6 touch move id=1 x=264 y=400\n0.6 transition t1 update 0.66\n",
      broken: "0.700001 touch up id=1 x=264 y=400\n0.700001 gesture edgePan ended tx=260 vx=850",
      finding: "warning stale-velocity 0.700001 edgePan touch:1",
      message: "edgePan: finger rested 0.1 s, yet velocity 850 was reported",
      kept: "0.7 touch up id=1 x=264 y=400\n0.7 gesture edgePan ended tx=260 vx=850"
    ),
    RuleExample(
      .staleVelocity,
      "the outcome would be another",
      common: swipe + "0.6 touch move id=1 x=100 y=400\n0.6 transition t1 update 0.24\n",
      broken: "0.9 touch up id=1 x=100.9 y=400\n0.9 gesture edgePan ended tx=96 vx=850",
      finding: "error stale-velocity 0.9 edgePan touch:1",
      message: "edgePan: finger rested 0.3 s, yet velocity 850 was reported",
      kept: "0.9 touch up id=1 x=100 y=400\n0.9 gesture edgePan ended tx=96 vx=50"
    ),
    RuleExample(
      .velocityCarryover,
      "a transition without a gesture",
      common: """
        0 setup stack main=[A]
        0.1 gesture pan began touch=1 tx=9
        0.2 gesture pan ended tx=90 vx=700

        """,
      broken: "1 transition t1 begin push from=A to=B animated 0.3 velocity=700",
      finding: "warning velocity-carryover 1.0 t1 pan",
      message: "t1 uses velocity 700 left over from pan",
      kept: "1 transition t1 begin push from=A to=B animated 0.3 velocity=700 by=pan"
    ),
    RuleExample(
      .velocityCarryover,
      "a gesture begins as the one before ended",
      common: "0.1 gesture pan began touch=1 tx=9\n0.2 gesture pan ended tx=90 vx=700 vy=2\n",
      broken: "1 gesture pan began touch=1 tx=9 vx=700 vy=2\n1.1 gesture pan ended",
      finding: "warning velocity-carryover 1.0 pan",
      message: "pan uses velocity 700 left over from the gesture before",
      kept: "1 gesture pan began touch=1 tx=9 vx=700 vy=1\n1.1 gesture pan ended"
    ),
    RuleExample(
      .velocityUndersampled,
      "a flick reported as nothing",
      common: swipe,
      broken: "0.56 touch up id=1 x=100 y=400\n0.56 gesture edgePan ended tx=96 vx=0",
      finding: "error velocity-undersampled 0.56 edgePan touch:1",
      message: "edgePan: flick of about 1600 pt/s reported as 0",
      kept: "0.56 touch up id=1 x=100 y=400\n0.56 gesture edgePan ended tx=96 vx=50"
    ),
    RuleExample(
      .velocityUndersampled,
      "it drives nothing",
      common: "0.1 touch down id=1 x=100 y=100\n",
      broken: """
        0.13 touch move id=1 x=130 y=100
        0.13 gesture pan began touch=1 tx=30 vx=1000
        0.16 touch up id=1 x=120 y=100
        0.16 gesture pan ended tx=20
        """,
      finding: "warning velocity-undersampled 0.16 pan touch:1",
      message: "pan: flick of about 333 pt/s reported as 0",
      kept: """
        0.13 touch move id=1 x=105 y=100
        0.13 gesture pan began touch=1 tx=5 vx=100
        0.16 touch up id=1 x=118 y=100
        0.16 gesture pan ended tx=18
        """
    ),
    RuleExample(
      .reversalNotCancelled,
      "back at the edge",
      common: swipe + "0.8 touch move id=1 x=20 y=400\n0.8 transition t1 update 0.04\n",
      broken: """
        0.85 touch up id=1 x=40 y=400
        0.85 gesture edgePan ended tx=36 vx=300
        0.85 transition t1 finish
        """,
      finding: "error reversal-not-cancelled 0.85 t1",
      message: "t1 was finished although the drag had been taken back (p=0.04)",
      kept: """
        0.85 touch up id=1 x=40 y=400
        0.85 gesture edgePan ended tx=36 vx=300.1
        0.85 transition t1 finish
        """
    ),
    RuleExample(
      .reversalNotCancelled,
      "a stale velocity does not count",
      common: swipe + "0.8 touch move id=1 x=43 y=400\n",
      broken: """
        0.8 transition t1 update 0.1
        1.2 touch up id=1 x=43 y=400
        1.2 gesture edgePan ended tx=36 vx=900
        1.2 transition t1 finish
        """,
      finding: "error reversal-not-cancelled 1.2 t1",
      message: "t1 was finished although the drag had been taken back (p=0.1)",
      kept: """
        0.8 transition t1 update 0.101
        1.2 touch up id=1 x=43 y=400
        1.2 gesture edgePan ended tx=36 vx=0
        1.2 transition t1 finish
        """
    ),
    RuleExample(
      .progressOutOfRange,
      "below nothing",
      common: swipe,
      broken: "0.6 transition t1 update -0.01",
      finding: "warning progress-out-of-range 0.6 t1",
      message: "t1: progress -0.01 is outside 0...1",
      kept: "0.6 transition t1 update 0"
    ),
    RuleExample(
      .progressOutOfRange,
      "above all",
      common: swipe,
      broken: "0.6 transition t1 update 1.2566",
      finding: "warning progress-out-of-range 0.6 t1",
      message: "t1: progress 1.257 is outside 0...1",
      kept: "0.6 transition t1 update 1"
    ),
    RuleExample(
      .progressJump,
      "away from the finger",
      common: swipe + "0.6 touch move id=1 x=199 y=400\n",
      broken: "0.6 transition t1 update 0.61",
      finding: "error progress-jump 0.6 t1 touch:1",
      message: "t1: progress 0.61, finger implies 0.5",
      kept: "0.6 transition t1 update 0.59"
    ),
    RuleExample(
      .progressJump,
      "further than the finger",
      common: swipe + """
        0.6 touch move id=1 x=199 y=400
        0.6 transition t1 update 0.44

        """,
      broken: "0.65 touch move id=1 x=203 y=400\n0.65 transition t1 update 0.57",
      finding: "error progress-jump 0.65 t1 touch:1",
      message: "t1: progress from 0.44 to 0.57, finger implies from 0.5 to 0.51",
      kept: "0.65 touch move id=1 x=203 y=400\n0.65 transition t1 update 0.53"
    ),
    RuleExample(
      .progressJump,
      "clamping is none",
      common: swipe + "0.6 touch move id=1 x=4 y=400\n",
      broken: "0.6 transition t1 update 0.2",
      finding: "error progress-jump 0.6 t1 touch:1",
      message: "t1: progress 0.2, finger implies 0",
      kept: "0.65 touch move id=1 x=-300 y=400\n0.65 transition t1 update 0"
    ),
    RuleExample(
      .progressJump,
      "it counts anew when it is caught again",
      common: swipe + """
        0.6 touch move id=1 x=160 y=400
        0.6 transition t1 update 0.4
        0.65 touch up id=1
        0.65 gesture edgePan ended
        0.65 transition t1 cancel
        0.7 touch down id=2 x=200 y=400
        0.7 gesture catch began touch=2
        0.7 transition t1 resume by=catch
        0.75 touch move id=2 x=239 y=400

        """,
      broken: "0.75 transition t1 update 0.61",
      finding: "error progress-jump 0.75 t1 touch:2",
      message: "t1: progress 0.61, finger implies 0.5",
      kept: "0.75 transition t1 update 0.5"
    ),
    RuleExample(
      .translationNotReset,
      "it goes on as before",
      common: """
        0.1 touch down id=1 x=100 y=100
        0.2 touch move id=1 x=150 y=100
        0.2 gesture pan began touch=1 tx=50
        0.3 gesture pan resetTranslation
        0.4 touch move id=1 x=160 y=100

        """,
      broken: "0.4 gesture pan changed tx=60\n0.5 touch up id=1\n0.5 gesture pan ended tx=60",
      finding: "warning translation-not-reset 0.4 pan",
      message: "pan: translation 60 ignores the reset",
      kept: "0.4 gesture pan changed tx=15\n0.5 touch up id=1\n0.5 gesture pan ended tx=60"
    ),
  ]
}
