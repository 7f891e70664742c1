import Findings

extension RuleExample {
  static let transition = [
    RuleExample(
      .popGestureOnRoot,
      "a recognizer begins",
      common: "0 setup stack main=[A]\n",
      broken: """
        0.1 gesture edgePan began touch=1 tx=20
        0.1 transition t1 begin pop from=A to=none interactive by=edgePan
        0.2 gesture edgePan ended
        """,
      finding: "error pop-gesture-on-root 0.1 edgePan A",
      message: "pop gesture on root screen A",
      kept: "0.1 gesture scroll began touch=1 tx=20\n0.2 gesture scroll ended"
    ),
    RuleExample(
      .popGestureOnRoot,
      "a transition begins",
      common: "0 setup stack main=[A]\n",
      broken: "0.1 transition t1 begin pop from=A to=none interactive by=touch:1",
      finding: "error pop-gesture-on-root 0.1 t1 A",
      message: "pop gesture on root screen A",
      kept:
        "0.1 push B animated 0.3\n0.2 transition t1 begin pop from=B to=A interactive by=touch:1"
    ),
    RuleExample(
      .popGestureOnRoot,
      "a declared recognizer begins",
      common: "0 setup recognizer back pan on=main drives=pop\n",
      broken: """
        0 setup stack main=[A]
        0.1 gesture back began touch=1 tx=20
        0.2 gesture back ended
        """,
      finding: "error pop-gesture-on-root 0.1 back A",
      message: "pop gesture on root screen A",
      kept: """
        0 setup stack main=[A,B]
        0.1 gesture back began touch=1 tx=20
        0.2 gesture back ended
        """
    ),
    RuleExample(
      .gestureDuringTransition,
      "a call's transition runs",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.35\n",
      broken: "0.449999 transition t1 begin pop from=B to=A interactive by=edgePan",
      finding: "error gesture-during-transition 0.449999 t1 push.1",
      message: "t1 began while push.1 is still animating",
      kept: "0.45 transition t1 begin pop from=B to=A interactive by=edgePan"
    ),
    RuleExample(
      .gestureDuringTransition,
      "another gesture's transition is open",
      common: swipe + "0.6 transition t1 cancel\n",
      broken: "0.7 transition t2 begin pop from=B to=A interactive by=contentPan",
      finding: "error gesture-during-transition 0.7 t2 t1",
      message: "t2 began while t1 is still cancelling",
      kept: """
        0.7 transition t1 complete finished=false
        0.7 transition t2 begin pop from=B to=A interactive by=contentPan
        """
    ),
    RuleExample(
      .nestedTransition,
      "a call during a call's transition",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.35\n",
      broken: "0.449999 push C animated 0.35",
      finding: "error nested-transition 0.449999 push.1",
      message: "push C while push.1 runs until 0.45",
      kept: "0.45 push C animated 0.35"
    ),
    RuleExample(
      .nestedTransition,
      "a call without animation",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.35\n",
      broken: "0.2 popToRoot unanimated",
      finding: "warning nested-transition 0.2 push.1",
      message: "popToRoot while push.1 runs until 0.45",
      kept: "0.2 setStack [A,C] interactive"
    ),
    RuleExample(
      .nestedTransition,
      "a reported transition during another",
      common: "0 setup stack main=[A]\n0.1 transition t1 begin push from=A to=B animated 0.3\n",
      broken: "0.2 transition t2 begin push from=B to=C animated 0.3",
      finding: "error nested-transition 0.2 t2 t1",
      message: "t2 while t1 is open",
      kept: """
        0.2 transition t1 complete finished=true
        0.2 transition t2 begin push from=B to=C animated 0.3
        """
    ),
    RuleExample(
      .commandDuringInteractive,
      "a stack call",
      common: swipe,
      broken: "0.6 push C animated 0.3",
      finding: "error command-during-interactive 0.6 t1",
      message: "push C while t1 follows a finger",
      kept: "0.6 transition t1 finish\n0.6 push C animated 0.3"
    ),
    RuleExample(
      .commandDuringInteractive,
      "a modal call",
      common: swipe,
      broken: "0.6 present S animated 0.3",
      finding: "error command-during-interactive 0.6 t1",
      message: "present S while t1 follows a finger",
      kept: "0.6 transition t1 complete finished=true\n0.6 present S animated 0.3"
    ),
    RuleExample(
      .presentDuringTransition,
      "a presentation during a dismissal",
      common: "0 setup stack main=[A] presented=[S]\n0.1 dismiss S animated 0.4\n",
      broken: "0.499999 present T animated 0.4",
      finding: "error present-during-transition 0.499999 dismiss.1",
      message: "present T while dismiss.1 runs until 0.5",
      kept: "0.5 present T animated 0.4"
    ),
    RuleExample(
      .presentDuringTransition,
      "a stack call during a presentation",
      common: "0 setup stack main=[A]\n0.1 present S animated 0.4\n",
      broken: "0.2 push B unanimated",
      finding: "error present-during-transition 0.2 present.1",
      message: "push B while present.1 runs until 0.5",
      kept: "0.5 push B unanimated"
    ),
    RuleExample(
      .presentDuringTransition,
      "a presentation during a push",
      common: "0 setup stack main=[A]\n0.1 push B animated 0.4\n",
      broken: "0.2 present S animated 0.4",
      finding: "error present-during-transition 0.2 push.1",
      message: "present S while push.1 runs until 0.5",
      kept: "0.2 push C animated 0.4"
    ),
    RuleExample(
      .settleInterrupted,
      "a call",
      common: swipe + "0.6 transition t1 finish\n",
      broken: "0.7 push C animated 0.3",
      finding: "warning settle-interrupted 0.7 t1",
      message: "push C during the glide of t1",
      kept: "0.7 transition t1 complete finished=true\n0.7 push C animated 0.3"
    ),
    RuleExample(
      .settleInterrupted,
      "it is caught again",
      common: swipe,
      broken: "0.6 transition t1 cancel\n0.7 transition t1 resume by=edgePan",
      finding: "warning settle-interrupted 0.7 t1",
      message: "resume during the glide of t1",
      kept: "0.7 transition t1 pause\n0.7 transition t1 resume by=edgePan"
    ),
    RuleExample(
      .gestureEndedBeforeTransition,
      "the flick is over",
      common: "0 setup stack main=[A,B]\n0.1 gesture edgePan began touch=1 tx=20\n",
      broken: """
        0.2 gesture edgePan ended
        0.2 transition t1 begin pop from=B to=A interactive by=edgePan
        """,
      finding: "error gesture-ended-before-transition 0.2 t1 edgePan",
      message: "t1 started after edgePan had ended",
      kept: """
        0.2 transition t1 begin pop from=B to=A interactive by=edgePan
        0.2 gesture edgePan ended
        """
    ),
    RuleExample(
      .unfinishedTransition,
      "nothing completes it",
      common: swipe + "0.6 transition t1 finish\n",
      broken: "0.7 end",
      finding: "error unfinished-transition 0.54 t1",
      message: "t1 never completed",
      kept: "0.7 transition t1 complete finished=true"
    ),
    RuleExample(
      .unfinishedTransition,
      "it takes too long after its cancel",
      common: swipe + "0.6 transition t1 cancel\n",
      broken: "2.600002 transition t1 complete finished=false",
      finding: "error unfinished-transition 0.54 t1",
      message: "t1 was over at 0.6 and had not completed 2 s later",
      kept: "2.6 transition t1 complete finished=false"
    ),
    RuleExample(
      .unfinishedTransition,
      "it takes too long after its gesture",
      common: swipe + "0.6 gesture edgePan ended\n",
      broken: "2.600002 transition t1 finish\n2.7 transition t1 complete finished=true",
      finding: "error unfinished-transition 0.54 t1",
      message: "t1 was over at 0.6 and had not completed 2 s later",
      kept: "2.6 transition t1 finish\n2.7 transition t1 complete finished=true"
    ),
    RuleExample(
      .unfinishedTransition,
      "a refused one, too",
      common: "0 setup stack main=[A]\n",
      broken: "0.1 transition t1 begin pop from=A to=none interactive by=edgePan",
      finding: "error unfinished-transition 0.1 t1",
      message: "t1 never completed",
      kept: """
        0.1 transition t1 begin pop from=A to=none interactive by=edgePan
        0.2 transition t1 complete finished=false
        """
    ),
    RuleExample(
      .updateAfterFinish,
      "after finish",
      common: swipe,
      broken: "0.6 transition t1 finish\n0.7 transition t1 update 0.3",
      finding: "error update-after-finish 0.7 t1",
      message: "t1: update 0.3 after finish",
      kept: """
        0.6 transition t1 finish
        0.65 transition t1 resume by=edgePan
        0.7 transition t1 update 0.3
        """
    ),
    RuleExample(
      .updateAfterFinish,
      "after its completion",
      common: swipe + "0.6 transition t1 cancel\n",
      broken: "0.7 transition t1 complete finished=false\n0.8 transition t1 update 0.3",
      finding: "error update-after-finish 0.8 t1",
      message: "t1: update 0.3 after complete",
      kept: "0.7 transition t1 complete finished=false"
    ),
    RuleExample(
      .doubleTerminal,
      "a cancel after a finish",
      common: swipe,
      broken: "0.6 transition t1 finish\n0.7 transition t1 cancel",
      finding: "error double-terminal 0.7 t1",
      message: "t1: cancel after finish",
      kept: """
        0.6 transition t1 finish
        0.65 transition t1 resume by=edgePan
        0.7 transition t1 cancel
        """
    ),
    RuleExample(
      .doubleTerminal,
      "a second completion",
      common: swipe + """
        0.6 transition t1 finish
        0.7 transition t1 complete finished=true

        """,
      broken: "0.8 transition t1 complete finished=true",
      finding: "error double-terminal 0.8 t1",
      message: "t1: complete after complete",
      kept: "0.8 mark later"
    ),
    RuleExample(
      .terminalBeforeRelease,
      "decided at a threshold",
      common: swipe,
      broken: "0.6 transition t1 finish\n0.7 touch up id=1",
      finding: "info terminal-before-release 0.6 t1 touch:1",
      message: "t1 was decided before the finger lifted",
      kept: "0.6 touch up id=1\n0.6 transition t1 finish"
    ),
    RuleExample(
      .completeBeforeRelease,
      "completed under the finger",
      common: swipe + "0.55 transition t1 update 0.2\n",
      broken: "0.6 transition t1 complete finished=true\n0.7 touch up id=1",
      finding: "error complete-before-release 0.6 t1 touch:1",
      message: "t1 completed under the finger (p=0.2)",
      kept: "0.6 touch up id=1\n0.6 transition t1 complete finished=true"
    ),
    RuleExample(
      .outcomeMismatch,
      "cancelled and yet finished",
      common: swipe,
      broken: "0.6 transition t1 cancel\n0.7 transition t1 complete finished=true",
      finding: "error outcome-mismatch 0.7 t1",
      message: "t1: cancel, but reported finished=true",
      kept: "0.6 transition t1 finish\n0.7 transition t1 complete finished=true"
    ),
    RuleExample(
      .outcomeMismatch,
      "finished and yet cancelled",
      common: swipe,
      broken: "0.6 transition t1 finish\n0.7 transition t1 complete finished=false",
      finding: "error outcome-mismatch 0.7 t1",
      message: "t1: finish, but reported finished=false",
      kept: "0.7 transition t1 complete finished=false"
    ),
    RuleExample(
      .duplicatePush,
      "it is on top",
      common: "0 setup stack main=[A,B]\n",
      broken: "9 push B animated 0.3",
      finding: "warning duplicate-push 9.0 B",
      message: "B pushed twice",
      kept: "9 push A animated 0.3"
    ),
    RuleExample(
      .duplicatePush,
      "it was pushed a moment ago",
      common: "0 setup stack main=[A]\n0.1 push B unanimated\n0.2 pop unanimated\n",
      broken: "0.6 push B unanimated",
      finding: "warning duplicate-push 0.6 B",
      message: "B pushed twice",
      kept: "0.600001 push B unanimated"
    ),
    RuleExample(
      .duplicateExit,
      "a pop of what is swiped away",
      common: swipe,
      broken: "0.6 pop animated 0.3",
      finding: "error duplicate-exit 0.6 B t1",
      message: "B is already leaving",
      kept: "0.6 transition t1 complete finished=false\n0.6 pop animated 0.3"
    ),
    RuleExample(
      .duplicateExit,
      "a dismissal of what is being dismissed",
      common: "0 setup stack main=[A] presented=[S,T]\n0.1 dismiss T animated 0.4\n",
      broken: "0.3 dismiss animated 0.4",
      finding: "error duplicate-exit 0.3 T dismiss.1",
      message: "T is already leaving",
      kept: "0.5 dismiss animated 0.4"
    ),
    RuleExample(
      .doublePop,
      "a pop in the completion of a swipe",
      common: swipe + """
        0.6 touch up id=1
        0.6 gesture edgePan ended
        0.6 transition t1 finish
        0.8 transition t1 complete finished=true

        """,
      broken: "0.8 pop animated 0.3 by=transition:t1",
      finding: "error double-pop 0.8 touch:1",
      message: "one swipe removed two screens",
      kept: "0.8 pop animated 0.3 by=user"
    ),
    RuleExample(
      .doublePop,
      "a pop that was taken back does not count",
      common: "0 setup stack main=[A,B,C]\n0.5 touch down id=1 x=4 y=400\n",
      broken: "0.6 pop unanimated by=touch:1\n0.7 pop unanimated by=touch:1",
      finding: "error double-pop 0.7 touch:1",
      message: "one swipe removed two screens",
      kept: """
        0.6 transition t1 begin pop from=C to=B interactive by=touch:1
        0.7 transition t1 cancel
        0.8 transition t1 complete finished=false
        0.9 pop unanimated by=touch:1
        """
    ),
    RuleExample(
      .popAtRoot,
      "nothing to remove",
      common: "0 setup stack main=[A]\n",
      broken: "0.1 pop unanimated",
      finding: "info pop-at-root 0.1 main",
      message: "pop has nothing to remove",
      kept: "0.1 push B unanimated\n0.2 pop unanimated"
    ),
  ]
}
