import Findings

extension RuleExample {
  /// What an app does that is unusual but right, and the fault that it resembles.
  static let honest =
    honestStacks + honestGestures + honestProgress + honestState

  private static let honestStacks = [
    RuleExample(
      .popGestureOnRoot,
      "the stack of the selected tab counts",
      common: "0 setup stack one=[A] two=[B,C] tabs=[one,two] selected=two\n",
      broken: """
        0.1 selectTab one
        0.5 gesture edgePan began touch=1 tx=20
        0.6 gesture edgePan ended
        """,
      finding: "error pop-gesture-on-root 0.5 edgePan A",
      message: "pop gesture on root screen A",
      kept: """
        0.5 gesture edgePan began touch=1 tx=20
        0.5 transition t1 begin pop from=C to=B interactive by=edgePan
        0.6 gesture edgePan ended
        """
    ),
    RuleExample(
      .popGestureOnRoot,
      "a sheet may hold a stack of its own",
      common: "0 setup stack main=[A] presented=[S]\n",
      broken: "0.1 transition t1 begin pop from=A to=none interactive by=edgePan",
      finding: "error pop-gesture-on-root 0.1 t1 A",
      message: "pop gesture on root screen A",
      kept: "0.1 transition t1 begin pop from=S2 to=S1 interactive by=edgePan"
    ),
    RuleExample(
      .didshowMismatch,
      "of a stack in a sheet",
      common: "0 setup stack main=[A,B] presented=[S]\n",
      broken: "0.1 callback didShow A",
      finding: "error didshow-mismatch 0.1 A B",
      message: "didShow A, top is B",
      kept: "0.1 callback didShow S1"
    ),
    RuleExample(
      .didshowMismatch,
      "the callback takes the screen away",
      common: "0 setup stack main=[A]\n1 push B animated 0.35\n",
      broken: "1.35 pop unanimated\n1.36 callback didShow B",
      finding: "error didshow-mismatch 1.36 B A",
      message: "didShow B, top is A",
      kept: "1.35 callback didShow B\n1.35 pop unanimated"
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "a stack that is busy refuses",
      common: "0 setup stack main=[A,B]\n0.1 push C animated 0.35\n",
      broken: """
        0.45 touch down id=1 x=4 y=400
        0.5 touch move id=1 x=80 y=400
        0.6 touch up id=1 x=80 y=400
        """,
      finding: "warning edge-swipe-not-honoured 0.45 touch:1",
      message: "back swipe by touch 1 was ignored",
      kept: """
        0.44 touch down id=1 x=4 y=400
        0.5 touch move id=1 x=80 y=400
        0.6 touch up id=1 x=80 y=400
        """
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "a scroll that drifts",
      common: "0 setup stack main=[A,B]\n0.1 touch down id=1 x=4 y=400\n",
      broken: "0.2 touch up id=1 x=44 y=320",
      finding: "warning edge-swipe-not-honoured 0.1 touch:1",
      message: "back swipe by touch 1 was ignored",
      kept: "0.2 touch up id=1 x=44 y=319.9"
    ),
    RuleExample(
      .modelDiverged,
      "a model that leads its stack by less than a frame",
      common: "0 setup stack main=[A]\n0.1 model main=[A,B]\n",
      broken: "0.12 push B animated 0.35\n1 end",
      finding: "error model-diverged 0.1 main",
      message: "model [A,B], container [A]",
      kept: "0.116 push B animated 0.35\n1 end"
    ),
    RuleExample(
      .modelDiverged,
      "a model that leads nowhere",
      common: "0 setup stack main=[A]\n0.1 model main=[A,B]\n",
      broken: "0.1 push C unanimated\n1 end",
      finding: "error model-diverged 0.1 main",
      message: "model [A,B], container [A]",
      kept: "0.1 push B unanimated\n1 end"
    ),
    RuleExample(
      .wrongWindow,
      "a finger that does not say which stack",
      common: """
        0 setup window w1 stack main=[A]
        0 setup window w2 stack side=[C]
        0.1 touch down id=1 x=4 y=4 window=w2
        0.2 touch up id=1

        """,
      broken: "0.2 push B unanimated on=main by=touch:1",
      finding: "error wrong-window 0.2 touch:1 w1",
      message: "touch in w2, push B in w1",
      kept: "0.2 push B unanimated by=touch:1"
    ),
  ]

  private static let honestGestures = [
    RuleExample(
      .sharedTouchConflict,
      "a pop recognizer on a root screen drives nothing",
      common: """
        0 setup stack main=[A]
        0.1 gesture edgePan began touch=1 tx=9

        """,
      broken: "0.2 gesture scroll began touch=1 ty=9\n0.3 gesture scroll ended",
      finding: "warning shared-touch-conflict 0.2 scroll edgePan touch:1",
      message: "edgePan and scroll both act on touch 1",
      kept: "0.2 gesture edgePan ended\n0.2 gesture scroll began touch=1 ty=9"
    ),
    RuleExample(
      .sharedTouchConflict,
      "its transition begins later",
      common: "0 setup stack main=[A,B]\n0.1 gesture pan began touch=1 tx=9\n",
      broken: """
        0.2 gesture scroll began touch=1 ty=9
        0.22 transition t1 begin pop from=B to=A interactive by=pan
        """,
      finding: "error shared-touch-conflict 0.2 scroll pan touch:1",
      message: "pan and scroll both act on touch 1",
      kept: "0.2 gesture pan ended\n0.2 gesture scroll began touch=1 ty=9"
    ),
    RuleExample(
      .sharedTouchConflict,
      "a pinch and a rotation",
      common: "0.1 gesture pinch began touch=1 scale=1.1\n",
      broken: "0.2 gesture drag began touch=1 tx=9\n0.3 gesture drag ended",
      finding: "warning shared-touch-conflict 0.2 drag pinch touch:1",
      message: "pinch and drag both act on touch 1",
      kept: "0.2 gesture turn began touch=1 rotation=11\n0.3 gesture turn ended"
    ),
    RuleExample(
      .gestureEndedBeforeTransition,
      "what a tap starts runs by itself",
      common: "0 setup stack main=[A]\n0.5 gesture tap ended touch=1\n0.5 gesture tap possible\n",
      broken: "0.51 transition t1 begin push from=A to=B interactive by=tap",
      finding: "error gesture-ended-before-transition 0.51 t1 tap",
      message: "t1 started after tap had ended",
      kept: "0.51 transition t1 begin push from=A to=B animated 0.35 by=tap"
    ),
    RuleExample(
      .unfinishedTransition,
      "an animation of three seconds",
      common: """
        0 setup stack main=[A]
        0.5 gesture tap ended touch=1
        1 transition t1 begin push from=A to=B animated 3 by=tap

        """,
      broken: "6.000002 transition t1 complete finished=true",
      finding: "error unfinished-transition 1.0 t1",
      message: "t1 was over at 4 and had not completed 2 s later",
      kept: "6 transition t1 complete finished=true"
    ),
    RuleExample(
      .cancelTreatedAsRelease,
      "a recognizer that is possible again",
      common: swipe + "0.6 touch cancel id=1\n0.6 gesture edgePan cancelled\n",
      broken: "0.6 gesture edgePan possible\n0.6 transition t1 finish",
      finding: "error cancel-treated-as-release 0.6 t1 edgePan",
      message: "transition t1 was finished although the system took the touch away",
      kept: "0.6 gesture edgePan possible\n0.6 transition t1 cancel"
    ),
    RuleExample(
      .reversalNotCancelled,
      "a flick whose recognizer is possible again",
      common: swipe + "0.55 transition t1 update 0.1\n",
      broken: "0.56 gesture edgePan ended vx=300\n0.56 transition t1 finish",
      finding: "error reversal-not-cancelled 0.56 t1",
      message: "t1 was finished although the drag had been taken back (p=0.1)",
      kept: """
        0.56 gesture edgePan ended vx=301
        0.56 gesture edgePan possible
        0.56 transition t1 finish
        """
    ),
    RuleExample(
      .panWithoutMovement,
      "a translation that counts from where the pan began",
      common: "0.1 touch down id=1 x=100 y=400\n",
      broken: "0.2 touch move id=1 x=102.9 y=400\n0.2 gesture pan began touch=1 tx=1",
      finding: "warning pan-without-movement 0.2 pan",
      message: "pan began without movement; probably a tap",
      kept: "0.2 touch move id=1 x=103 y=400\n0.2 gesture pan began touch=1 tx=1"
    ),
    RuleExample(
      .gestureUnterminated,
      "a second finger keeps it alive, but no edge pan",
      common: """
        0.1 touch down id=1 x=4 y=400
        0.1 touch down id=2 x=200 y=400

        """,
      broken: """
        0.2 gesture edgePan began touch=1 tx=20
        0.3 touch up id=1
        0.5 touch up id=2
        0.5 gesture edgePan ended
        """,
      finding: "error gesture-unterminated 0.2 edgePan",
      message: "edgePan began at 0.2 and never ended",
      kept: """
        0.2 gesture pinch began touch=1 scale=1.1
        0.3 touch up id=1
        0.5 touch up id=2
        0.6 gesture pinch ended
        """
    ),
    RuleExample(
      .staleVelocity,
      "a finger that creeps",
      common: """
        0.5 touch down id=1 x=100 y=400
        0.55 touch move id=1 x=120 y=400
        0.55 gesture pan began touch=1 tx=20 vx=400

        """,
      broken: """
        0.6 touch move id=1 x=120.5 y=400
        0.65 touch move id=1 x=121 y=400
        0.7 touch up id=1 x=121 y=400
        0.7 gesture pan ended tx=21 vx=100
        """,
      finding: "warning stale-velocity 0.7 pan touch:1",
      message: "pan: finger rested 0.15 s, yet velocity 100 was reported",
      kept: """
        0.6 touch move id=1 x=120.9 y=400
        0.65 touch move id=1 x=121.8 y=400
        0.7 touch up id=1 x=121.8 y=400
        0.7 gesture pan ended tx=22 vx=100
        """
    ),
  ]
}
