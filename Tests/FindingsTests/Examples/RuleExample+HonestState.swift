import Findings

extension RuleExample {
  /// A menu of 280 points that has been dragged to a fifth.
  private static let menu = """
    0 setup stack main=[A] menu=closed
    0.5 touch down id=1 x=4 y=400
    0.54 touch move id=1 x=32 y=400
    0.54 gesture menuPan began touch=1 tx=28 vx=700
    0.54 transition s1 begin menu from=closed to=open interactive by=menuPan
    0.56 touch move id=1 x=60 y=400
    0.56 gesture menuPan changed tx=56 vx=900
    0.56 transition s1 update 0.2
    0.6 touch move id=1 x=228 y=400

    """

  /// A pop that was let go at a half and caught again on its way.
  private static let caught =
    swipe + """
      0.6 touch move id=1 x=199 y=400
      0.6 transition t1 update 0.5
      0.62 touch up id=1 x=199 y=400
      0.62 gesture edgePan ended vx=900
      0.62 transition t1 finish
      0.7 touch down id=2 x=200 y=400
      0.7 transition t1 pause
      0.72 touch move id=2 x=219.5 y=400
      0.72 gesture catch began touch=2 tx=19.5
      0.72 transition t1 resume by=catch

      """

  static let honestProgress = [
    RuleExample(
      .progressJump,
      "one sample behind a fast finger",
      common: swipe + "0.55 touch move id=1 x=104 y=400\n",
      broken: "0.566668 touch move id=1 x=200 y=400\n0.566668 transition t1 update 0.26",
      finding: "error progress-jump 0.566668 t1 touch:1",
      message: "t1: progress 0.26, finger implies 0.5",
      kept: "0.566667 touch move id=1 x=200 y=400\n0.566667 transition t1 update 0.26"
    ),
    RuleExample(
      .progressJump,
      "a menu is narrower than the window",
      common: menu,
      broken: "0.6 transition s1 update 0.69",
      finding: "error progress-jump 0.6 s1 touch:1",
      message: "s1: progress 0.69, finger implies 0.8",
      kept: "0.6 transition s1 update 0.8"
    ),
    RuleExample(
      .progressJump,
      "a glide that was caught has moved on",
      common: caught,
      broken: "0.73 transition t1 update 0.1",
      finding: "error progress-jump 0.73 t1 touch:2",
      message: "t1: progress 0.1, finger implies 0.5",
      kept: """
        0.73 transition t1 update 0.8
        0.74 touch move id=2 x=239 y=400
        0.74 transition t1 update 0.85
        """
    ),
    RuleExample(
      .progressJump,
      "a declared extent",
      common: """
        0 setup stack main=[A] presented=[S]
        0 setup recognizer pull pan drives=dismiss extent=200

        """,
      broken: """
        0.1 touch down id=1 x=200 y=100
        0.2 gesture pull began touch=1 ty=20
        0.2 transition m1 begin dismiss from=S to=A interactive by=pull
        0.3 touch move id=1 x=200 y=200
        0.3 transition m1 update 0.39
        """,
      finding: "error progress-jump 0.3 m1 touch:1",
      message: "m1: progress 0.39, finger implies 0.5",
      kept: """
        0.1 touch down id=1 x=200 y=100
        0.2 gesture pull began touch=1 ty=20
        0.2 transition m1 begin dismiss from=S to=A interactive by=pull
        0.3 touch move id=1 x=200 y=200
        0.3 transition m1 update 0.41
        """
    ),
  ]

  static let honestState = [
    RuleExample(
      .appearanceUnbalanced,
      "a child came with its screen before the log began",
      common: "0 setup stack main=[A,B]\n0.1 pop animated 0.3\n0.1 callback willDisappear Child\n",
      broken: "0.2 callback willDisappear Child\n0.4 callback didDisappear Child",
      finding: "error appearance-unbalanced 0.2 Child",
      message: "Child: willDisappear while disappearing",
      kept: "0.4 callback didDisappear Child"
    ),
    RuleExample(
      .appearanceUnbalanced,
      "a screen turns back only in a cancel",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.3\n0.1 callback willAppear B\n",
      broken: """
        0.4 pop animated 0.3
        0.4 callback willDisappear B
        0.7 callback didDisappear B
        """,
      finding: "error appearance-unbalanced 0.4 B",
      message: "B: willDisappear while appearing",
      kept: """
        0.4 callback didAppear B
        0.4 pop animated 0.3
        0.4 callback willDisappear B
        0.7 callback didDisappear B
        """
    ),
    RuleExample(
      .chromeNotRestored,
      "the screen that stays changes its own title",
      common: "0 setup bars items=Old\n" + swipe,
      broken: """
        0.6 bars items=New by=A
        0.7 transition t1 cancel
        0.8 transition t1 complete finished=false
        2 end
        """,
      finding: "error chrome-not-restored 0.8 items t1",
      message: "items is New, was Old",
      kept: """
        0.6 bars items=New by=B
        0.7 transition t1 cancel
        0.8 transition t1 complete finished=false
        2 end
        """
    ),
    RuleExample(
      .sizeMismatch,
      "a stack in a sheet, and a child",
      common: "0 setup stack main=[A] presented=[S]\n0 setup stack side=[S1]\n",
      broken: "0.1 observe size A=390x600",
      finding: "error size-mismatch 0.1 A w1",
      message: "A is 390x600, window is 390x844",
      kept: "0.1 observe size S1=390x600\n0.1 observe size Child=390x100"
    ),
    RuleExample(
      .timestampDuplicate,
      "not where the log steps back",
      common: "0.5 touch down id=1 x=1 y=1\n0.6 touch move id=1 x=9 y=1\n",
      broken: "0.6 touch move id=1 x=10 y=1\n0.7 touch up id=1",
      finding: "warning timestamp-duplicate 0.6 touch:1",
      message: "touch 1: 2 samples share time 0.6",
      kept: "0.55 touch move id=1 x=10 y=1\n0.7 touch up id=1"
    ),
    RuleExample(
      .timestampBackwards,
      "coalesced samples stand before the one they came with",
      common: "0.5 touch down id=1 x=1 y=1 ts=7.5\n",
      broken: """
        0.516 touch move id=1 x=9 y=1 ts=7.516
        0.516 touch sample id=1 kind=coalesced x=5 y=1 ts=7.508
        0.6 touch up id=1
        """,
      finding: "error timestamp-backwards 0.516 touch:1",
      message: "touch 1: sample time 7.508 is before 7.516",
      kept: """
        0.516 touch sample id=1 kind=coalesced x=5 y=1 ts=7.508
        0.516 touch move id=1 x=9 y=1 ts=7.516
        0.6 touch up id=1
        """
    ),
    RuleExample(
      .edgeMismatch,
      "a declared edge pan has a band of its own",
      common: """
        0 setup stack main=[A,B]
        0 setup recognizer back edgePan edge=leading drives=pop

        """,
      broken: """
        0.1 touch down id=1 x=20.1 y=400
        0.2 gesture back began touch=1 tx=20
        0.3 gesture back ended
        """,
      finding: "error edge-mismatch 0.2 back touch:1",
      message: "back began from the left edge in a ltr layout",
      kept: """
        0.1 touch down id=1 x=20 y=400
        0.2 gesture back began touch=1 tx=20
        0.3 gesture back ended
        """
    ),
    RuleExample(
      .willshowUnpaired,
      "a screen that is announced again and shown then",
      common: "0.1 callback willShow A\n0.2 callback willShow A\n",
      broken: "1 end",
      finding: "info willshow-unpaired 0.2 A",
      message: "willShow A was not followed by didShow",
      kept: "0.3 callback didShow A\n1 end"
    ),
    RuleExample(
      .touchIllegalPhase,
      "after a loss nobody knows who is down",
      common: "0 setup stack main=[A]\n",
      broken: "0.1 touch move id=1 x=1 y=1\n0.2 lost 9 overflow\n0.3 touch move id=2 x=1 y=1",
      finding: "error touch-illegal-phase 0.1 touch:1",
      message: "touch 1: move is not possible while it is not on the screen",
      kept: "0.2 lost 9 overflow\n0.3 touch move id=2 x=1 y=1\n0.4 touch up id=2"
    ),
    RuleExample(
      .unfinishedTransition,
      "what events were lost of is doubtful",
      common: swipe,
      broken: "0.6 lost 9 overflow\n1 end",
      finding: "info unfinished-transition 0.54 t1",
      message: "t1 never completed; events before it were lost",
      kept: "0.6 lost 9 overflow\n0.7 transition t1 finish\n1 transition t1 complete finished=true"
    ),
  ]
}
