import Findings

extension RuleExample {
  /// Several clocks, and what is read on them.
  static let clocks = [
    RuleExample(
      .timestampBackwards,
      "only the line that steps back",
      common: "1 mark a\n",
      broken: "0.5 mark b\n0.6 mark c",
      finding: "error timestamp-backwards 0.5 ",
      message: "the line's time 0.5 is before 1, that of the line above",
      kept: "1 mark b\n1 mark c"
    ),
    RuleExample(
      .timestampBackwards,
      "before a landing that has its line's time",
      common: "0.5 touch down id=1 x=1 y=1\n",
      broken: "0.52 touch move id=1 x=9 y=1 ts=0.49\n0.6 touch up id=1",
      finding: "error timestamp-backwards 0.52 touch:1",
      message: "touch 1: sample time 0.49 is before 0.5",
      kept: "0.52 touch move id=1 x=9 y=1 ts=0.5\n0.6 touch up id=1"
    ),
    RuleExample(
      .timestampBackwards,
      "a sample that comes with the lift",
      common: "0.5 touch down id=1 x=1 y=1 ts=0.5\n0.6 touch up id=1 x=9 y=1 ts=0.6\n",
      broken: "0.6 touch sample id=1 kind=coalesced x=8 y=1 ts=0.59",
      finding: "error timestamp-backwards 0.6 touch:1",
      message: "touch 1: sample time 0.59 is before 0.6",
      kept: "0.6 touch sample id=1 kind=predicted x=8 y=1 ts=0.59"
    ),
    RuleExample(
      .lateDelivery,
      "after a landing that has its line's time",
      common: "0.5 touch down id=1 x=1 y=1\n",
      broken: "0.7 touch move id=1 x=9 y=1 ts=0.599\n0.8 touch up id=1",
      finding: "info late-delivery 0.7 touch:1",
      message: "touch 1: delivered 0.101 s late",
      kept: "0.7 touch move id=1 x=9 y=1 ts=0.6\n0.8 touch up id=1"
    ),
    RuleExample(
      .predictedAsReal,
      "a prediction that stands above the sample it came with",
      common: swipe + "0.6 touch sample id=1 kind=predicted x=160 y=400 ts=0.616\n",
      broken: "0.6 touch move id=1 x=120 y=400\n0.6 transition t1 update 0.4",
      finding: "error predicted-as-real 0.6 t1 touch:1",
      message: "transition t1: progress 0.4 comes from a predicted touch",
      kept: "0.62 touch move id=1 x=120 y=400\n0.62 transition t1 update 0.4"
    ),
    RuleExample(
      .predictedAsReal,
      "an app that clamps",
      common: swipe + "0.6 touch move id=1 x=454 y=400\n",
      broken: """
        0.6 touch sample id=1 kind=predicted x=360 y=400 ts=0.616
        0.6 transition t1 update 0.91
        """,
      finding: "error predicted-as-real 0.6 t1 touch:1",
      message: "transition t1: progress 0.91 comes from a predicted touch",
      kept: """
        0.6 touch sample id=1 kind=predicted x=400 y=400 ts=0.616
        0.6 transition t1 update 1
        """
    ),
  ]
}
