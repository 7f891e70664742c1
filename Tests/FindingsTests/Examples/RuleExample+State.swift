import Findings

extension RuleExample {
  /// The swipe, cancelled and completed at 0.8.
  private static let cancelled =
    swipe + """
      0.6 touch up id=1
      0.6 gesture edgePan ended
      0.6 transition t1 cancel
      0.8 transition t1 complete finished=false

      """

  static let state = [
    RuleExample(
      .stackNotRestored,
      "a screen is missing after a cancel",
      common: cancelled,
      broken: "0.9 observe main=[A]",
      finding: "error stack-not-restored 0.9 main t1",
      message: "after cancel of t1: [A], expected [A,B]",
      kept: "0.9 observe main=[A,B]"
    ),
    RuleExample(
      .stackNotRestored,
      "the last change was a call",
      common: cancelled,
      broken: "0.85 observe main=[B]\n0.9 push C unanimated\n1 observe main=[A,B]",
      finding: "error stack-not-restored 0.85 main t1",
      message: "after cancel of t1: [B], expected [A,B]",
      kept: "0.9 push C unanimated\n1 observe main=[A,B]"
    ),
    RuleExample(
      .callDropped,
      "a push had no effect",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.3\n",
      broken: "0.4 observe main=[A]",
      finding: "error call-dropped 0.4 main",
      message: "push B had no effect: [A], expected [A,B]",
      kept: "0.2 observe main=[A]\n0.3 observe main=[A,B]\n0.4 observe main=[A,B]"
    ),
    RuleExample(
      .callDropped,
      "a presentation had no effect",
      common: "0 setup stack main=[A]\n0.1 present S animated 0.3\n",
      broken: "0.4 observe presented=[]",
      finding: "error call-dropped 0.4 presented",
      message: "present S had no effect: [], expected [S]",
      kept: "0.4 observe presented=[S]"
    ),
    RuleExample(
      .modelDiverged,
      "while nothing is open",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.3\n",
      broken: "0.4 model main=[A]",
      finding: "error model-diverged 0.4 main",
      message: "model [A], container [A,B]",
      kept: "0.399999 model main=[A]\n0.4 model main=[A,B]"
    ),
    RuleExample(
      .didshowMismatch,
      "another screen is on top",
      common: "0 setup stack main=[A,B]\n",
      broken: "0.1 callback didShow A\n0.2 mark later",
      finding: "error didshow-mismatch 0.1 A B",
      message: "didShow A, top is B",
      kept: "0.1 callback didShow B\n0.2 pop unanimated\n0.2 callback didShow A"
    ),
    RuleExample(
      .didshowMismatch,
      "the completion may stand on the next line",
      common: swipe + "0.6 transition t1 finish\n",
      broken: "0.7 callback didShow A\n0.700001 transition t1 complete finished=true",
      finding: "error didshow-mismatch 0.7 A B",
      message: "didShow A, top is B",
      kept: "0.7 callback didShow A\n0.7 transition t1 complete finished=true"
    ),
    RuleExample(
      .willshowUnpaired,
      "never shown",
      common: "0 setup stack main=[A,B]\n0.1 callback willShow B\n",
      broken: "0.2 end",
      finding: "info willshow-unpaired 0.1 B",
      message: "willShow B was not followed by didShow",
      kept: "0.2 callback didShow B\n0.3 end"
    ),
    RuleExample(
      .busyLatched,
      "after the last transition",
      common: "0 setup stack main=[A]\n0.1 flag busy=true\n0.1 push B animated 0.3\n",
      broken: "0.900002 flag busy=false",
      finding: "error busy-latched 0.1 busy",
      message: "flag busy is up since 0.1",
      kept: "0.9 flag busy=false"
    ),
    RuleExample(
      .busyLatched,
      "at the end of the log",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.3\n0.2 flag busy=true\n",
      broken: "0.4 end",
      finding: "error busy-latched 0.2 busy",
      message: "flag busy is up since 0.2",
      kept: "0.4 flag busy=false\n0.4 end"
    ),
    RuleExample(
      .chromeNotRestored,
      "a bar stays hidden",
      common: "0 setup bars nav=shown\n" + swipe + "0.55 bars nav=hidden by=A\n",
      broken: "0.6 transition t1 cancel\n0.8 transition t1 complete finished=false\n9 end",
      finding: "error chrome-not-restored 0.8 nav t1",
      message: "nav is hidden, was shown",
      kept: "0.6 transition t1 finish\n0.8 transition t1 complete finished=true\n9 end"
    ),
    RuleExample(
      .chromeNotRestored,
      "a bar is put back late",
      common: "0 setup bars nav=shown\n" + swipe + """
        0.55 bars nav=hidden by=A
        0.6 transition t1 cancel
        0.8 transition t1 complete finished=false

        """,
      broken: "0.816668 bars nav=shown by=B",
      finding: "warning chrome-not-restored 0.8 nav t1",
      message: "nav was put back to shown 0.017 s late",
      kept: "0.816667 bars nav=shown by=B"
    ),
    RuleExample(
      .chromeOwnerMismatch,
      "the title of another screen",
      common: "0 setup stack main=[A,B]\n",
      broken: "0.1 bars items=Title by=A\n0.2 mark later",
      finding: "error chrome-owner-mismatch 0.1 items A",
      message: "items shows A, top is B",
      kept:
        "0.1 bars items=Title by=A\n0.116 bars items=Title by=B\n0.2 bars nav=hidden by=A\n0.3 end"
    ),
    RuleExample(
      .wrongWindow,
      "a finger in another window",
      common: """
        0 setup window w1 stack main=[A,B]
        0 setup window w2 stack side=[C,D]
        0.1 touch down id=1 x=9 y=9 window=w2

        """,
      broken: "0.2 pop unanimated on=main by=touch:1",
      finding: "error wrong-window 0.2 touch:1 w1",
      message: "touch in w2, pop in w1",
      kept: "0.2 pop unanimated on=side by=touch:1"
    ),
    RuleExample(
      .geometryChangeDuringTransition,
      "the device is turned",
      common: swipe,
      broken: "0.6 rotate 844x390",
      finding: "warning geometry-change-during-transition 0.6 t1 w1",
      message: "rotation during t1",
      kept: "0.6 rotate 390x844\n0.7 transition t1 complete finished=false\n0.7 rotate 844x390"
    ),
    RuleExample(
      .geometryChangeDuringTransition,
      "the layout direction changes",
      common: swipe,
      broken: "0.6 setup size 390x844 dir=rtl",
      finding: "warning geometry-change-during-transition 0.6 t1 w1",
      message: "change of layout direction during t1",
      kept: "0.6 setup size 390x844 dir=ltr"
    ),
    RuleExample(
      .sizeMismatch,
      "a screen kept the size before",
      common: "0 setup stack main=[A] presented=[S]\n0.1 rotate 844x390\n",
      broken: "0.2 observe size A=390x844",
      finding: "error size-mismatch 0.2 A w1",
      message: "A is 390x844, window is 844x390",
      kept: "0.2 observe size A=844x390\n0.2 observe size S=390x300"
    ),
    RuleExample(
      .backgroundDuringTransition,
      "it ends meanwhile",
      common: swipe,
      broken: "0.6 app background\n0.7 transition t1 complete finished=false\n5 app active",
      finding: "warning background-during-transition 0.6 t1",
      message: "app left during t1",
      kept: "0.6 transition t1 complete finished=false\n0.6 app background\n5 app active"
    ),
    RuleExample(
      .backgroundDuringTransition,
      "it is still open when the app comes back",
      common: swipe,
      broken: "0.6 app background\n5 app active",
      finding: "error background-during-transition 0.6 t1",
      message: "app left during t1",
      kept: "0.6 app inactive\n5 app active"
    ),
    RuleExample(
      .appearanceUnbalanced,
      "a callback that may not come",
      common: "0 setup stack main=[A]\n",
      broken: "0.1 callback didAppear B\n0.2 callback didAppear B",
      finding: "error appearance-unbalanced 0.1 B",
      message: "B: didAppear while gone",
      kept: "0.1 callback willAppear B\n0.2 callback didAppear B"
    ),
    RuleExample(
      .appearanceUnbalanced,
      "half-way when all is idle",
      common: "0 setup stack main=[A]\n0.1 callback willDisappear A\n",
      broken: "0.200002 callback didDisappear A",
      finding: "error appearance-unbalanced 0.1 A",
      message: "A: willDisappear, and still disappearing when all is idle",
      kept: "0.2 callback didDisappear A"
    ),
    RuleExample(
      .releasedWhileLive,
      "a screen on the stack",
      common: "0 setup stack main=[A,B]\n0.1 push C animated 0.3\n",
      broken: "0.2 release A",
      finding: "error released-while-live 0.2 A",
      message: "A released while A is in use",
      kept: "0.2 release D"
    ),
    RuleExample(
      .releasedWhileLive,
      "what a screen owns",
      common: "0 setup stack main=[A,B]\n",
      broken: "0.1 release delegate owner=B",
      finding: "error released-while-live 0.1 delegate B",
      message: "delegate released while B is in use",
      kept: "0.1 pop unanimated\n0.1 release delegate owner=B"
    ),
    RuleExample(
      .leakedController,
      "popped and kept",
      common: "0 setup stack main=[A]\n0 alloc B\n0.1 push B unanimated\n1 pop unanimated\n",
      broken: "6.000002 release B",
      finding: "warning leaked-controller 1.0 B",
      message: "B still alive",
      kept: "6 release B"
    ),
    RuleExample(
      .leakedController,
      "allocated for a push that was cancelled",
      common: """
        0 setup stack main=[A]
        0.1 alloc B
        0.1 transition t1 begin push from=A to=B interactive
        0.2 transition t1 cancel
        0.3 transition t1 complete finished=false

        """,
      broken: "9 end",
      finding: "warning leaked-controller 0.3 B",
      message: "B still alive",
      kept: "1 push B unanimated\n9 end"
    ),
    RuleExample(
      .animatorReleasedActive,
      "paused",
      common: "0.1 animator a create duration=0.3\n0.1 animator a start\n",
      broken: "0.2 animator a pause\n0.3 animator a release",
      finding: "error animator-released-active 0.3 a",
      message: "a released while paused",
      kept: "0.4 animator a release"
    ),
    RuleExample(
      .animatorReleasedActive,
      "running",
      common: "0.1 animator a create duration=0.3\n0.1 animator a start\n",
      broken: "0.399999 animator a release",
      finding: "error animator-released-active 0.399999 a",
      message: "a released while running",
      kept: "0.2 animator a stop\n0.3 animator a release"
    ),
  ]
}
