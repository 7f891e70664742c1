import Findings

extension RuleExample {
  /// A declared recognizer pops by itself; its finger is let go at half of the way at 0.9.
  private static let drag = """
    0 setup stack main=[A,B,C]
    0 setup recognizer back pan on=main drives=pop duration=0.3
    0.5 touch down id=1 x=100 y=400
    0.6 touch move id=1 x=160 y=400
    0.7 touch move id=1 x=200 y=400

    """

  static let driven = [
    RuleExample(
      .doublePop,
      "a driven pop and one in its completion",
      common: drag + "0.8 touch move id=1 x=380 y=400\n1 touch up id=1 x=380 y=400\n",
      broken: "2 pop unanimated by=transition:back.1",
      finding: "error double-pop 2.0 touch:1",
      message: "one swipe removed two screens",
      kept: "2 pop unanimated by=code"
    ),
    RuleExample(
      .doublePop,
      "a driven pop that was taken back does not count",
      common: drag,
      broken: "0.8 touch move id=1 x=380 y=400\n1 touch up id=1 x=380 y=400\n2 pop by=touch:1",
      finding: "error double-pop 2.0 touch:1",
      message: "one swipe removed two screens",
      kept: "0.8 touch move id=1 x=120 y=400\n1 touch up id=1 x=120 y=400\n2 pop by=touch:1"
    ),
    RuleExample(
      .stackNotRestored,
      "after a driven pop was cancelled",
      common: drag + "0.8 touch move id=1 x=120 y=400\n1 touch up id=1 x=120 y=400\n",
      broken: "2 observe main=[A,B]",
      finding: "error stack-not-restored 2.0 main back.1",
      message: "after cancel of back.1: [A,B], expected [A,B,C]",
      kept: "2 observe main=[A,B,C]"
    ),
    RuleExample(
      .callDropped,
      "not after a driven pop",
      common: "0 setup stack main=[A,B]\n0.1 push C unanimated\n",
      broken: "0.4 observe main=[A,B]",
      finding: "error call-dropped 0.4 main",
      message: "push C had no effect: [A,B], expected [A,B,C]",
      kept: """
        0.1 setup recognizer back pan on=main drives=pop duration=0.3
        0.5 touch down id=1 x=100 y=400
        0.7 touch move id=1 x=200 y=400
        0.8 touch move id=1 x=120 y=400
        1 touch up id=1 x=120 y=400
        2 observe main=[A,B]
        """
    ),
    RuleExample(
      .nestedTransition,
      "a recognizer pops while a push runs",
      common: """
        0 setup stack main=[A,B]
        0 setup recognizer back pan on=main drives=pop duration=0.3
        0.5 touch down id=1 x=100 y=400

        """,
      broken: """
        0.55 push C animated 0.35
        0.6 touch move id=1 x=200 y=400
        0.7 touch up id=1 x=200 y=400
        """,
      finding: "error nested-transition 0.6 push.1",
      message: "pop while push.1 runs until 0.9",
      kept: "0.6 touch move id=1 x=200 y=400\n0.7 touch up id=1 x=200 y=400"
    ),
    RuleExample(
      .recognizerLeftDisabled,
      "until the end of the transition that it drives",
      common: drag + "0.8 gesture back enabled=false\n",
      broken: "0.9 touch up id=1 x=200 y=400\n3 gesture back enabled=true",
      finding: "warning recognizer-left-disabled 0.8 back",
      message: "back is still off since 0.8",
      kept: "0.82 gesture back enabled=true"
    ),
    RuleExample(
      .recognizerLeftDisabled,
      "switched off twice",
      common: "0.1 gesture pan began touch=1 tx=9\n0.2 gesture pan enabled=false\n",
      broken: "0.3 gesture pan cancelled\n0.4 gesture pan enabled=false\n9 end",
      finding: "warning recognizer-left-disabled 0.2 pan",
      message: "pan is still off since 0.2",
      kept: "0.3 gesture pan cancelled\n0.4 gesture pan enabled=true\n9 end"
    ),
    RuleExample(
      .gestureIllegalState,
      "a recognizer that is both driven and recorded",
      common: drag,
      broken: """
        0.71 gesture back changed touch=1 tx=100
        0.72 gesture back began touch=1 tx=100
        """,
      finding: "error gesture-illegal-state 0.72 back",
      message: "back: changed to began is not allowed",
      kept: """
        0.71 gesture back changed touch=1 tx=100
        0.8 touch up id=1 x=200 y=400
        0.8 gesture back ended touch=1 tx=100
        """
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "a recognizer of the app's own makes it a pop",
      common: """
        0 setup stack main=[A,B]
        0.1 touch down id=1 x=10 y=400
        0.2 touch move id=1 x=80 y=400
        0.2 gesture swipe began touch=1 tx=70

        """,
      broken: "0.3 touch up id=1 x=80 y=400\n0.3 gesture swipe ended",
      finding: "warning edge-swipe-not-honoured 0.1 touch:1 swipe",
      message: "back swipe by touch 1 was taken by swipe",
      kept: """
        0.2 transition t1 begin pop from=B to=A interactive by=swipe
        0.3 touch up id=1 x=80 y=400
        """
    ),
    RuleExample(
      .edgeSwipeNotHonoured,
      "a recognizer that does not say on which finger",
      common: "0 setup stack main=[A,B]\n0.1 touch down id=1 x=10 y=400\n",
      broken: "0.2 gesture scroll began tx=70\n0.3 touch up id=1 x=80 y=400",
      finding: "warning edge-swipe-not-honoured 0.1 touch:1",
      message: "back swipe by touch 1 was ignored",
      kept: "0.2 gesture edgePan began tx=70\n0.3 touch up id=1 x=80 y=400"
    ),
  ]
}
