import Findings

extension RuleExample {
  /// Names that are used again, and things that meet at one moment.
  static let reuse = [
    RuleExample(
      .touchUnterminated,
      "a number that landed twice and was lifted",
      common: "0.1 touch down id=7 x=1 y=1\n0.2 touch down id=7 x=1 y=1\n",
      broken: "5 end",
      finding: "error touch-unterminated 0.2 touch:7",
      message: "touch 7 is down since 0.2 and was never lifted or cancelled",
      kept: "0.3 touch up id=7\n5 end"
    ),
    RuleExample(
      .gestureUnterminated,
      "its finger's number lands again",
      common: """
        0.1 touch down id=1 x=1 y=1
        0.2 gesture pan began touch=1 tx=9
        0.3 touch up id=1
        0.35 touch down id=1 x=1 y=1

        """,
      broken: "0.400002 gesture pan ended\n0.6 touch up id=1",
      finding: "error gesture-unterminated 0.2 pan",
      message: "pan began at 0.2 and never ended",
      kept: "0.4 gesture pan ended\n0.6 touch up id=1"
    ),
    RuleExample(
      .sharedTouchConflict,
      "its finger's number lands again",
      common: "0.1 touch down id=1 x=1 y=1\n0.2 gesture zoom began touch=1 scale=1.1\n",
      broken: "0.3 gesture scroll began touch=1 ty=9\n0.4 mark later",
      finding: "warning shared-touch-conflict 0.3 scroll zoom touch:1",
      message: "zoom and scroll both act on touch 1",
      kept: """
        0.25 touch up id=1
        0.26 touch down id=1 x=1 y=1
        0.3 gesture scroll began touch=1 ty=9
        0.4 mark later
        """
    ),
    RuleExample(
      .gestureCancelIgnored,
      "another gesture catches the transition",
      common: swipe + "0.6 gesture edgePan cancelled\n",
      broken: "0.65 transition t1 update 0.2\n1 end",
      finding: "error gesture-cancel-ignored 0.6 t1 edgePan",
      message: "transition t1: gesture was cancelled at 0.6, nothing resolved it",
      kept: """
        0.62 touch down id=2 x=90 y=400
        0.64 gesture contentPan began touch=2 tx=12
        0.65 transition t1 resume by=contentPan
        1 end
        """
    ),
    RuleExample(
      .secondTouchDuringInteractive,
      "while the transition is held still",
      common: swipe + "0.6 transition t1 pause\n",
      broken: "0.7 touch down id=2 x=200 y=200",
      finding: "warning second-touch-during-interactive 0.7 touch:2 t1 touch:1",
      message: "touch 2 landed while t1 follows touch 1",
      kept: "0.7 touch up id=1\n0.7 touch down id=2 x=200 y=200"
    ),
    RuleExample(
      .velocityCarryover,
      "with a reset in between",
      common: """
        0.1 gesture pan began touch=1 tx=9 vx=400
        0.2 gesture pan ended touch=1 vx=750
        0.3 gesture pan possible

        """,
      broken: "0.4 gesture pan began touch=2 tx=9 vx=750",
      finding: "warning velocity-carryover 0.4 pan",
      message: "pan uses velocity 750 left over from the gesture before",
      kept: "0.4 gesture pan began touch=2 tx=9 vx=751"
    ),
    RuleExample(
      .velocityUndersampled,
      "a finger that rested and left without saying where",
      common: """
        0 setup stack main=[A,B]
        0.5 touch down id=1 x=4 y=400
        0.54 touch move id=1 x=64 y=400
        0.54 gesture edgePan began touch=1 tx=60 vx=1500

        """,
      broken: "0.64 touch up id=1\n0.64 gesture edgePan ended tx=60",
      finding: "warning velocity-undersampled 0.64 edgePan touch:1",
      message: "edgePan: flick of about 1500 pt/s reported as 0",
      kept: "0.640001 touch up id=1\n0.640001 gesture edgePan ended tx=60"
    ),
    RuleExample(
      .reversalNotCancelled,
      "decided long after the release",
      common: swipe + "0.55 transition t1 update 0.1\n0.56 touch up id=1 x=70 y=400\n",
      broken: "0.56 gesture edgePan ended vx=300\n0.8 transition t1 finish",
      finding: "error reversal-not-cancelled 0.8 t1",
      message: "t1 was finished although the drag had been taken back (p=0.1)",
      kept: "0.56 gesture edgePan ended vx=301\n0.8 transition t1 finish"
    ),
    RuleExample(
      .reversalNotCancelled,
      "driven by a finger without a recognizer",
      common: """
        0 setup stack main=[A,B]
        0.1 touch down id=1 x=4 y=400
        0.2 transition t1 begin pop from=B to=A interactive by=touch:1
        0.2 transition t1 update 0.05

        """,
      broken: "0.3 touch up id=1 x=20 y=400\n0.3 transition t1 finish",
      finding: "error reversal-not-cancelled 0.3 t1",
      message: "t1 was finished although the drag had been taken back (p=0.05)",
      kept: "0.3 touch up id=1 x=70 y=400\n0.3 transition t1 finish"
    ),
    RuleExample(
      .unfinishedTransition,
      "driven by a finger without a recognizer",
      common: """
        0 setup stack main=[A,B]
        0.1 touch down id=1 x=4 y=400
        0.2 transition t1 begin pop from=B to=A interactive by=touch:1
        0.3 touch up id=1

        """,
      broken: "2.300002 transition t1 complete finished=true",
      finding: "error unfinished-transition 0.2 t1",
      message: "t1 was over at 0.3 and had not completed 2 s later",
      kept: "2.3 transition t1 complete finished=true"
    ),
    RuleExample(
      .appearanceUnbalanced,
      "callbacks after a call without animation",
      common: "0 setup stack main=[A]\n0.1 push B unanimated\n",
      broken: "0.1 callback willDisappear A\n0.1 callback didAppear A",
      finding: "error appearance-unbalanced 0.1 A",
      message: "A: didAppear while disappearing",
      kept: "0.1 callback willDisappear A\n0.1 callback didDisappear A"
    ),
    RuleExample(
      .chromeNotRestored,
      "the next transition begins within a frame",
      common: "0 setup bars nav=shown\n" + swipe + """
        0.55 bars nav=hidden by=A
        0.6 transition t1 cancel
        0.8 transition t1 complete finished=false

        """,
      broken: "0.8 push C animated 0.3\n0.9 bars nav=shown by=B",
      finding: "warning chrome-not-restored 0.8 nav t1",
      message: "nav was put back to shown 0.1 s late",
      kept: "0.8 push C animated 0.3\n0.81 bars nav=shown by=B"
    ),
    RuleExample(
      .chromeOwnerMismatch,
      "at the end of the log",
      common: "0 setup stack main=[A,B]\n",
      broken: "0.1 bars items=Title by=A",
      finding: "error chrome-owner-mismatch 0.1 items A",
      message: "items shows A, top is B",
      kept: "0.1 bars items=Title by=B"
    ),
    RuleExample(
      .leakedController,
      "allocated on the way",
      common: """
        0 setup stack main=[A]
        0.1 transition t1 begin push from=A to=B interactive
        0.11 alloc B
        0.2 transition t1 cancel
        0.3 transition t1 complete finished=false

        """,
      broken: "9 end",
      finding: "warning leaked-controller 0.3 B",
      message: "B still alive",
      kept: "5.3 release B\n9 end"
    ),
  ]
}
