import Findings

extension RuleExample {
  static let touch = [
    RuleExample(
      .touchIllegalPhase,
      "a finger that is not there moves",
      broken: "0.1 touch move id=7 x=1 y=1",
      finding: "error touch-illegal-phase 0.1 touch:7",
      message: "touch 7: move is not possible while it is not on the screen",
      kept: "0.1 touch down id=7 x=1 y=1\n0.2 touch move id=7 x=1 y=1\n0.3 touch cancel id=7"
    ),
    RuleExample(
      .touchIllegalPhase,
      "a finger lands twice",
      common: "0.1 touch down id=7 x=1 y=1\n",
      broken: "0.2 touch down id=7 x=1 y=1",
      finding: "error touch-illegal-phase 0.2 touch:7",
      message: "touch 7: down is not possible while it is down",
      kept: "0.2 touch up id=7 x=1 y=1\n0.2 touch down id=7 x=1 y=1"
    ),
    RuleExample(
      .touchUnterminated,
      "the log ends under a finger",
      common: "0.1 touch down id=7 x=1 y=1\n",
      broken: "5 end",
      finding: "error touch-unterminated 0.1 touch:7",
      message: "touch 7 is down since 0.1 and was never lifted or cancelled",
      kept: "5 touch up id=7 x=1 y=1"
    ),
    RuleExample(
      .touchUnterminated,
      "the app leaves under a finger",
      common: "0.1 touch down id=7 x=1 y=1\n",
      broken: "1 app background\n2 app active\n3 app background\n4 touch up id=7",
      finding: "error touch-unterminated 0.1 touch:7",
      message: "touch 7 is down since 0.1 and was never lifted or cancelled",
      kept: "1 touch cancel id=7\n1 app background"
    ),
    RuleExample(
      .timestampBackwards,
      "a line",
      common: "0.5 mark a\n",
      broken: "0.499999 mark b",
      finding: "error timestamp-backwards 0.499999 ",
      message: "the line's time 0.499999 is before 0.5, that of the line above",
      kept: "0.5 mark b"
    ),
    RuleExample(
      .timestampBackwards,
      "a delivered sample",
      common: "0.1 touch down id=1 x=1 y=1 ts=10\n0.2 touch move id=1 x=5 y=1 ts=10.1\n",
      broken: "0.3 touch up id=1 x=9 y=1 ts=10.099",
      finding: "error timestamp-backwards 0.3 touch:1",
      message: "touch 1: sample time 10.099 is before 10.1",
      kept: "0.3 touch up id=1 x=9 y=1 ts=10.1\n0.4 touch down id=1 x=1 y=1 ts=3\n0.5 touch up id=1"
    ),
    RuleExample(
      .timestampBackwards,
      "a coalesced sample, not a predicted one",
      common: "0.1 touch down id=1 x=1 y=1 ts=10\n0.2 touch move id=1 x=5 y=1 ts=10.1\n",
      broken: "0.2 touch sample id=1 kind=coalesced x=3 y=1 ts=10.05\n0.3 touch up id=1",
      finding: "error timestamp-backwards 0.2 touch:1",
      message: "touch 1: sample time 10.05 is before 10.1",
      kept: "0.2 touch sample id=1 kind=predicted x=3 y=1 ts=10.05\n0.3 touch up id=1"
    ),
    RuleExample(
      .timestampDuplicate,
      "two places at one time",
      common: "0.1 touch down id=1 x=1 y=1 ts=10\n0.2 touch move id=1 x=5 y=1 ts=10.1\n",
      broken: "0.3 touch up id=1 x=5.5 y=1 ts=10.1",
      finding: "warning timestamp-duplicate 0.3 touch:1",
      message: "touch 1: 2 samples share time 10.1",
      kept: "0.3 touch up id=1 x=5 y=1 ts=10.1"
    ),
    RuleExample(
      .coalescedDuplicate,
      "the delivered sample again",
      common: "0.1 touch down id=1 x=1 y=1\n0.2 touch move id=1 x=5 y=1 ts=0.19\n",
      broken: "0.2 touch sample id=1 kind=coalesced x=5 y=1 ts=0.19\n0.3 touch up id=1",
      finding: "warning coalesced-duplicate 0.2 touch:1",
      message: "touch 1: coalesced sample 0.19 repeats a delivered one",
      kept: "0.2 touch sample id=1 kind=coalesced x=5.001 y=1 ts=0.19\n0.3 touch up id=1"
    ),
    RuleExample(
      .predictedAsReal,
      "progress runs ahead of the finger",
      common: swipe + """
        0.6 touch move id=1 x=120 y=400
        0.6 touch sample id=1 kind=predicted x=160 y=400 ts=0.61

        """,
      broken: "0.6 transition t1 update 0.4",
      finding: "error predicted-as-real 0.6 t1 touch:1",
      message: "transition t1: progress 0.4 comes from a predicted touch",
      kept: "0.6 transition t1 update 0.347"
    ),
    RuleExample(
      .lateDelivery,
      "a delay that grows",
      common: "0.1 touch down id=1 x=1 y=1 ts=10\n",
      broken: "0.3 touch up id=1 x=1 y=1 ts=10.099999",
      finding: "info late-delivery 0.3 touch:1",
      message: "touch 1: delivered 0.1 s late",
      kept: "0.3 touch up id=1 x=1 y=1 ts=10.1"
    ),
  ]
}
