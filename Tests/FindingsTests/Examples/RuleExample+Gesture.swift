import Findings

extension RuleExample {
  static let gesture = [
    RuleExample(
      .gestureIllegalState,
      "a gesture that began fails",
      common: "0.1 gesture pan began touch=1 tx=9\n",
      broken: "0.2 gesture pan failed",
      finding: "error gesture-illegal-state 0.2 pan",
      message: "pan: began to failed is not allowed",
      kept: "0.2 gesture pan cancelled\n0.2 gesture pan possible"
    ),
    RuleExample(
      .gestureIllegalState,
      "a gesture goes on after its end",
      common: "0.1 gesture pan began touch=1 tx=9\n0.2 gesture pan ended\n",
      broken: "0.3 gesture pan changed tx=9",
      finding: "error gesture-illegal-state 0.3 pan",
      message: "pan: ended to changed is not allowed",
      kept: "0.3 gesture pan began touch=1 tx=9\n0.4 gesture pan ended"
    ),
    RuleExample(
      .gestureIllegalState,
      "a gesture begins again with the same finger",
      common: """
        0.05 touch down id=1 x=200 y=9
        0.1 gesture pan began touch=1 tx=9
        0.2 gesture pan ended

        """,
      broken: "0.3 gesture pan began touch=1 tx=9\n0.4 touch up id=1\n0.4 gesture pan ended",
      finding: "error gesture-illegal-state 0.3 pan",
      message: "pan: ended to began is not allowed",
      kept: """
        0.25 touch up id=1
        0.26 touch down id=1 x=200 y=9
        0.3 gesture pan began touch=1 tx=9
        0.4 touch up id=1
        0.4 gesture pan ended
        """
    ),
    RuleExample(
      .gestureIllegalState,
      "a continuous gesture ends without having begun",
      broken: "0.1 gesture edgePan ended tx=9",
      finding: "error gesture-illegal-state 0.1 edgePan",
      message: "edgePan: possible to ended is not allowed",
      kept: "0.1 gesture tap ended touch=1\n0.2 gesture tap ended touch=2"
    ),
    RuleExample(
      .gestureUnterminated,
      "its finger has left",
      common: "0.1 touch down id=1 x=99 y=9\n0.2 gesture pan began touch=1 tx=9\n",
      broken: "0.3 touch up id=1\n0.400002 gesture pan ended",
      finding: "error gesture-unterminated 0.2 pan",
      message: "pan began at 0.2 and never ended",
      kept: "0.3 touch up id=1\n0.4 gesture pan ended"
    ),
    RuleExample(
      .gestureUnterminated,
      "the log ends",
      common: "0.2 gesture pan began touch=1 tx=9\n",
      broken: "0.25 end",
      finding: "error gesture-unterminated 0.2 pan",
      message: "pan began at 0.2 and never ended",
      kept: "0.25 gesture pan ended"
    ),
    RuleExample(
      .gestureUnterminated,
      "the second of two fingers has left",
      common: """
        0.1 touch down id=1 x=99 y=9
        0.1 touch down id=2 x=150 y=9
        0.2 gesture pinch began touch=1 scale=1.1
        0.25 gesture pinch changed touch=2 scale=1.2
        0.3 touch up id=1

        """,
      broken: "1 touch up id=2\n1.2 gesture pinch ended",
      finding: "error gesture-unterminated 0.2 pinch",
      message: "pinch began at 0.2 and never ended",
      kept: "1 touch up id=2\n1.1 gesture pinch ended"
    ),
    RuleExample(
      .panWithoutMovement,
      "less than three points",
      broken: "0.1 gesture pan began touch=1 tx=1 ty=1.9\n0.2 gesture pan ended",
      finding: "warning pan-without-movement 0.1 pan",
      message: "pan began without movement; probably a tap",
      kept: """
        0.1 gesture pan began touch=1 tx=1 ty=-2
        0.2 gesture pan ended
        0.3 gesture press began touch=1
        0.4 gesture press ended
        """
    ),
    RuleExample(
      .recognizerDisabledMidGesture,
      "switched off while it follows a finger",
      common: "0.1 gesture pan began touch=1 tx=9\n",
      broken:
        "0.2 gesture pan enabled=false\n0.2 gesture pan cancelled\n0.3 gesture pan enabled=true",
      finding: "warning recognizer-disabled-mid-gesture 0.2 pan",
      message: "pan was switched off while it was active",
      kept: "0.2 gesture pan ended\n0.2 gesture pan enabled=false"
    ),
    RuleExample(
      .recognizerLeftDisabled,
      "until the end of the log",
      common: """
        0.1 gesture pan began touch=1 tx=9
        0.2 gesture pan enabled=false
        0.2 gesture pan cancelled

        """,
      broken: "9 end",
      finding: "warning recognizer-left-disabled 0.2 pan",
      message: "pan is still off since 0.2",
      kept: "9 gesture pan enabled=true\n9 end"
    ),
    RuleExample(
      .recognizerLeftDisabled,
      "until the end of its transition",
      common: swipe + """
        0.6 gesture edgePan enabled=false
        0.6 gesture edgePan cancelled
        0.65 transition t1 cancel
        0.7 touch up id=1
        0.8 transition t1 complete finished=false

        """,
      broken: "0.800001 gesture edgePan enabled=true",
      finding: "warning recognizer-left-disabled 0.6 edgePan",
      message: "edgePan is still off since 0.6",
      kept: "0.8 gesture edgePan enabled=true"
    ),
    RuleExample(
      .gestureCancelIgnored,
      "its recognizer is cancelled",
      common: swipe + "0.6 gesture edgePan cancelled\n0.65 touch up id=1\n",
      broken: "0.700002 transition t1 cancel\n0.8 transition t1 complete finished=false",
      finding: "error gesture-cancel-ignored 0.6 t1 edgePan",
      message: "transition t1: gesture was cancelled at 0.6, nothing resolved it",
      kept: "0.7 transition t1 cancel\n0.8 transition t1 complete finished=false"
    ),
    RuleExample(
      .gestureCancelIgnored,
      "its finger is taken away",
      common: swipe + "0.6 touch cancel id=1\n",
      broken: "1 end",
      finding: "error gesture-cancel-ignored 0.6 t1 edgePan",
      message: "transition t1: gesture was cancelled at 0.6, nothing resolved it",
      kept: "0.65 gesture edgePan ended\n0.7 transition t1 finish\n1 end"
    ),
    RuleExample(
      .cancelTreatedAsRelease,
      "a cancelled gesture finishes",
      common: swipe,
      broken: "0.6 gesture edgePan cancelled vx=900\n0.6 transition t1 finish",
      finding: "error cancel-treated-as-release 0.6 t1 edgePan",
      message: "transition t1 was finished although the system took the touch away",
      kept: "0.6 gesture edgePan ended vx=900\n0.6 transition t1 finish"
    ),
    RuleExample(
      .secondTouchDuringInteractive,
      "another finger lands",
      common: swipe,
      broken: "0.6 touch down id=2 x=200 y=200\n0.7 touch up id=2\n0.8 touch up id=1",
      finding: "warning second-touch-during-interactive 0.6 touch:2 t1 touch:1",
      message: "touch 2 landed while t1 follows touch 1",
      kept: "0.6 touch up id=1\n0.6 touch down id=2 x=200 y=200\n0.7 touch up id=2"
    ),
    RuleExample(
      .secondTouchDuringInteractive,
      "another finger lands while it glides",
      common: swipe,
      broken: "0.6 touch down id=2 x=200 y=200 window=w1\n0.6 touch up id=2",
      finding: "warning second-touch-during-interactive 0.6 touch:2 t1 touch:1",
      message: "touch 2 landed while t1 follows touch 1",
      kept: "0.6 transition t1 cancel\n0.6 touch down id=2 x=200 y=200\n0.7 touch up id=2"
    ),
    RuleExample(
      .sharedTouchConflict,
      "one of them drives",
      common: swipe,
      broken: "0.6 gesture scroll began touch=1 ty=9\n0.7 gesture scroll ended",
      finding: "error shared-touch-conflict 0.6 scroll edgePan touch:1",
      message: "edgePan and scroll both act on touch 1",
      kept: "0.6 gesture scroll began touch=2 ty=9\n0.7 gesture scroll ended"
    ),
    RuleExample(
      .sharedTouchConflict,
      "neither drives",
      common: "0.1 gesture zoom began touch=1 scale=1.1\n",
      broken: "0.2 gesture scroll began touch=1 ty=9\n0.3 mark later",
      finding: "warning shared-touch-conflict 0.2 scroll zoom touch:1",
      message: "zoom and scroll both act on touch 1",
      kept: "0.2 gesture zoom ended\n0.2 gesture scroll began touch=1 ty=9"
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "nothing happens",
      common: "0 setup stack main=[A,B]\n0.1 touch down id=1 x=30 y=400\n",
      broken: "0.2 touch move id=1 x=60 y=400\n0.3 touch up id=1 x=40 y=400",
      finding: "warning edge-swipe-not-honoured 0.1 touch:1",
      message: "back swipe by touch 1 was ignored",
      kept: "0.2 touch move id=1 x=59.9 y=400\n0.3 touch up id=1 x=40 y=400"
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "a scroll view takes the finger",
      common: "0 setup stack main=[A,B]\n0.1 touch down id=1 x=30 y=400\n",
      broken: """
        0.2 touch move id=1 x=80 y=400
        0.2 gesture scroll began touch=1 tx=50
        0.3 touch up id=1 x=80 y=400
        0.3 gesture scroll ended
        """,
      finding: "warning edge-swipe-not-honoured 0.1 touch:1 scroll",
      message: "back swipe by touch 1 was taken by scroll",
      kept: """
        0.2 touch move id=1 x=80 y=400
        0.2 gesture contentPan began touch=1 tx=50
        0.3 touch up id=1 x=80 y=400
        0.3 gesture contentPan ended
        """
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "from the right in a right-to-left layout",
      common: "0 setup size 390x844 dir=rtl\n0 setup stack main=[A,B]\n",
      broken: """
        0.1 touch down id=1 x=360 y=400
        0.2 touch move id=1 x=330 y=400
        0.3 touch up id=1 x=330 y=400
        """,
      finding: "warning edge-swipe-not-honoured 0.1 touch:1",
      message: "back swipe by touch 1 was ignored",
      kept: """
        0.1 touch down id=1 x=359.9 y=400
        0.2 touch move id=1 x=300 y=400
        0.3 touch up id=1 x=300 y=400
        0.4 touch down id=2 x=10 y=400
        0.5 touch move id=2 x=100 y=400
        0.6 touch up id=2 x=100 y=400
        """
    ),
    RuleExample(
      .edgeMismatch,
      "in the middle of the screen",
      broken: """
        0.1 touch down id=1 x=30.1 y=400
        0.2 gesture edgePan began touch=1 tx=20
        0.3 touch up id=1
        0.3 gesture edgePan ended
        """,
      finding: "error edge-mismatch 0.2 edgePan touch:1",
      message: "edgePan began from the left edge in a ltr layout",
      kept: """
        0.1 touch down id=1 x=30 y=400
        0.2 gesture edgePan began touch=1 tx=20
        0.3 touch up id=1
        0.3 gesture edgePan ended
        """
    ),
    RuleExample(
      .edgeMismatch,
      "from the trailing edge",
      common: "0 setup size 390x844 dir=rtl\n",
      broken: """
        0.1 touch down id=1 x=4 y=400
        0.2 gesture edgePan began touch=1 tx=20
        0.3 touch up id=1
        0.3 gesture edgePan ended
        """,
      finding: "error edge-mismatch 0.2 edgePan touch:1",
      message: "edgePan began from the left edge in a rtl layout",
      kept: """
        0.1 touch down id=1 x=386 y=400
        0.2 gesture edgePan began touch=1 tx=-20
        0.3 touch up id=1
        0.3 gesture edgePan ended
        """
    ),
  ]
}
