import Findings

extension RuleExample {
  /// Two windows with a stack each; a finger drags in the second one.
  private static let twoWindows = """
    0 setup window w1 stack main=[A,B]
    0 setup window w2 stack side=[C,D]
    0.5 touch down id=1 x=4 y=400 window=w2
    0.54 touch move id=1 x=64 y=400 window=w2
    0.54 gesture edgePan began touch=1 tx=60 vx=1500

    """

  static let windows = [
    RuleExample(
      .gestureDuringTransition,
      "in the window of the stack that holds the screen",
      common: "0 setup window w1 stack main=[A,B]\n0 setup window w2 stack side=[C,D]\n",
      broken: """
        0.1 push E animated 0.35 on=side
        0.2 transition t1 begin pop from=D to=C interactive by=edgePan
        """,
      finding: "error gesture-during-transition 0.2 t1 push.1",
      message: "t1 began while push.1 is still animating",
      kept: """
        0.1 push E animated 0.35 on=main
        0.2 transition t1 begin pop from=D to=C interactive by=edgePan
        """
    ),
    RuleExample(
      .nestedTransition,
      "in another window",
      common: "0 setup window w1 stack main=[A,B]\n0 setup window w2 stack side=[C,D]\n",
      broken: """
        0.1 push E animated 0.35 on=side
        0.2 transition t1 begin pop from=D to=C animated 0.3
        """,
      finding: "error nested-transition 0.2 t1 push.1",
      message: "t1 while push.1 is open",
      kept: """
        0.1 push E animated 0.35 on=main
        0.2 transition t1 begin pop from=D to=C animated 0.3
        """
    ),
    RuleExample(
      .popGestureOnRoot,
      "on a stack of another window",
      common: "0 setup window w1 stack main=[A,B]\n0 setup window w2 stack side=[C]\n",
      broken: "0.1 transition t1 begin pop from=C to=none interactive by=touch:1",
      finding: "error pop-gesture-on-root 0.1 t1 C",
      message: "pop gesture on root screen C",
      kept: "0.1 transition t1 begin pop from=B to=A interactive by=touch:1"
    ),
    RuleExample(
      .popGestureOnRoot,
      "a recognizer of another window whose finger is not in the log",
      common: """
        0 setup window w1 stack main=[A,B]
        0 setup window w2 stack side=[C]
        0 setup recognizer back pan on=side drives=pop

        """,
      broken: "0.1 gesture back began touch=9 tx=20\n0.2 gesture back ended",
      finding: "error pop-gesture-on-root 0.1 back C",
      message: "pop gesture on root screen C",
      kept: "0.1 push E unanimated on=side\n0.2 gesture back began touch=9 tx=20"
    ),
    RuleExample(
      .popGestureOnRoot,
      "in a log without a stack",
      broken: "0.1 transition t1 begin pop from=B to=A interactive by=edgePan",
      finding: "error pop-gesture-on-root 0.1 t1 none",
      message: "pop gesture where there is no screen",
      kept: "0.1 gesture edgePan began touch=1 tx=20\n0.2 gesture edgePan ended"
    ),
    RuleExample(
      .secondTouchDuringInteractive,
      "in the same window",
      common: twoWindows + "0.54 transition t1 begin pop from=D to=C interactive by=edgePan\n",
      broken: "0.6 touch down id=2 x=9 y=9 window=w2",
      finding: "warning second-touch-during-interactive 0.6 touch:2 t1 touch:1",
      message: "touch 2 landed while t1 follows touch 1",
      kept: "0.6 touch down id=2 x=9 y=9 window=w1"
    ),
    RuleExample(
      .wrongWindow,
      "a sheet names no window",
      common: twoWindows + "0.6 touch up id=1\n",
      broken: "0.6 push E unanimated on=main by=touch:1",
      finding: "error wrong-window 0.6 touch:1 w1",
      message: "touch in w2, push E in w1",
      kept: "0.6 present S unanimated by=touch:1"
    ),
    RuleExample(
      .sizeMismatch,
      "a screen that no container of several windows holds",
      common: "0 setup window w1 stack main=[A]\n0 setup window w2 stack side=[C]\n",
      broken: "0.1 observe size C=100x100",
      finding: "error size-mismatch 0.1 C w2",
      message: "C is 100x100, window is 390x844",
      kept: "0.1 observe size Z=100x100"
    ),
    RuleExample(
      .duplicatePush,
      "with a push on another stack in between",
      common: """
        0 setup window w1 stack main=[A]
        0 setup window w2 stack side=[C]
        0.1 push B unanimated on=main
        0.15 pop unanimated on=main
        0.2 push B unanimated on=side

        """,
      broken: "0.3 push B unanimated on=main",
      finding: "warning duplicate-push 0.3 B",
      message: "B pushed twice",
      kept: "0.3 push E unanimated on=main\n0.4 push B unanimated on=main"
    ),
    RuleExample(
      .duplicateExit,
      "from a stack, not from another one with the same screen",
      common: """
        0 setup stack main=[A,B]
        0 setup stack other=[C,B]
        0.1 pop animated 0.4 on=main

        """,
      broken: "0.2 pop animated 0.4 on=main",
      finding: "error duplicate-exit 0.2 B pop.1",
      message: "B is already leaving",
      kept: "0.2 pop animated 0.4 on=other"
    ),
    RuleExample(
      .duplicateExit,
      "unless it is on its way back",
      common: swipe,
      broken: "0.6 transition t1 finish\n0.7 pop animated 0.3",
      finding: "error duplicate-exit 0.7 B t1",
      message: "B is already leaving",
      kept: "0.6 transition t1 cancel\n0.7 pop animated 0.3"
    ),
  ]
}
