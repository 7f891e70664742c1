import Testing

/// A kind of expectation: a line that holds at the end of a script, and one that does not.
struct ExpectationExample: CustomTestStringConvertible, Sendable {
  let script: String
  let holding: String
  let failing: String
  let differences: [String]

  init(after script: String, holds holding: String, fails failing: String, _ differences: String...)
  {
    self.script = script
    self.holding = "expect " + holding
    self.failing = "expect " + failing
    self.differences = differences
  }

  var testDescription: String { holding }
}

extension ExpectationExample {
  private static let world = """
    setup stack main=[A,B] tabs=[one,two] selected=one menu=closed card=collapsed presented=[S] \
    bars nav=shown
    """

  private static let swipe = """
    setup stack main=[A,B]
    0.1 gesture edgePan began touch=1 tx=30 vx=500
    0.1 transition t1 begin pop from=B to=A interactive by=edgePan
    0.2 transition t1 update 0.4
    """

  static let all = containers + steps + parts

  private static let containers = [
    ExpectationExample(
      after: world,
      holds: "main=[A,B] presented=[S] selected=one menu=closed drawer=closed card=collapsed",
      fails: "main=[A] presented=[] selected=two menu=open card=none",
      "main is [A,B], expected [A]",
      "presented is [S], expected []",
      "selected is one, expected two",
      "menu is closed, expected open",
      "card is collapsed, expected none"
    ),
    ExpectationExample(
      after: world,
      holds: "end main=[A,B]",
      fails: "end mian=[A]",
      "there is no container mian"
    ),
    ExpectationExample(
      after: "setup stack main=[\"A b\"]",
      holds: "main=[\"A b\"] presented=[]",
      fails: "main=[A,\"b\\n\"]",
      "main is [A b], expected [A,\"b\\n\"]"
    ),
    ExpectationExample(
      after: swipe,
      holds: "open=[t1] queued=[]",
      fails: "open=none",
      "open is [t1], expected none"
    ),
    ExpectationExample(
      after: "setup stack main=[A]\ntransition t1 begin pop from=A interactive",
      holds: "open=[t1:refused]",
      fails: "open=[t1]",
      "open is [t1:refused], expected [t1]"
    ),
    ExpectationExample(
      after: "setup stack main=[A]\npush B animated 0.3\npush C\npop",
      holds: "queued=[push C,pop]",
      fails: "queued=[push C]",
      "queued is [push C,pop], expected [push C]"
    ),
    ExpectationExample(
      after: swipe,
      holds: "model main=[A]",
      fails: "model main=[A,B]",
      "main is [A], expected [A,B]"
    ),
  ]

  private static let steps = [
    ExpectationExample(
      after: swipe,
      holds: "transition t1 kind=pop from=B to=A phase=interactive fraction=0.4 driver=edgePan "
        + "since=0.1 ends=none",
      fails: "transition t1 kind=push phase=cancelling fraction=0.5 driver=none size=3",
      "kind is pop, expected push",
      "phase is interactive, expected cancelling",
      "fraction is 0.4, expected 0.5",
      "driver is edgePan, expected none",
      "there is no value size; there are id, kind, from, to, phase, fraction, driver, since, ends, "
        + "window, container, origin, outcome, rawFraction, shownFraction, interactive, committed, "
        + "commitDue, movesSince, duration, curve, completionCurve, style"
    ),
    ExpectationExample(
      after: swipe,
      holds: "transition t1 shownFraction=0.4",
      fails: "transition t2 fraction=0",
      "there is no transition t2"
    ),
    ExpectationExample(
      after: "animator a1 create duration=0.3 curve=linear\nanimator a1 start\nwait 0.075",
      holds: "animator a1 state=active running=true fraction=0.25 reversed=false remaining=0.225",
      fails: "animator a1 state=stopped running=false fraction=0.3 within 0.01",
      "state is active, expected stopped",
      "running is true, expected false",
      "fraction is 0.25, expected 0.3"
    ),
    ExpectationExample(
      after: swipe,
      holds: "coordinator main interactive=true cancelled=false percent=0.4 "
        + "initiallyInteractive=true",
      fails: "coordinator main interactive=false cancelled=true percent=0",
      "interactive is true, expected false",
      "cancelled is false, expected true",
      "percent is 0.4, expected 0"
    ),
    ExpectationExample(
      after: swipe + "\ntransition t1 cancel",
      holds: "coordinator main interactive=false cancelled=true initiallyInteractive=true",
      fails: "coordinator other percent=0",
      "there is no transition under way on other"
    ),
    ExpectationExample(
      after: swipe,
      holds: "recognizer edgePan state=began tx=30 ty=0 vx=500 enabled=true",
      fails: "recognizer edgePan state=changed tx=31 touches=[2]",
      "state is began, expected changed",
      "tx is 30, expected 31",
      "touches is [1], expected [2]"
    ),
  ]

  private static let parts = [
    ExpectationExample(
      after: swipe,
      holds: "picture B x=156 y=0 width=390 opacity=1 within 0.01",
      fails: "picture C x=0",
      "there is no screen drawn C"
    ),
    ExpectationExample(
      after: "setup stack main=[A,B]\npop animated 0.2\nwait 0.2",
      holds: "callbacks [willDisappear B,willAppear A,willShow A,didDisappear B,didAppear A,"
        + "didShow A]",
      fails: "callbacks [willDisappear B,willAppear A,didShow A]",
      "callback 3 is willShow A, expected didShow A",
      "the callbacks are [willDisappear B,willAppear A,willShow A,didDisappear B,didAppear A,"
        + "didShow A]"
    ),
    ExpectationExample(
      after: "setup stack main=[A,B,C]\npopToRoot",
      holds: "returned [B,C]",
      fails: "returned [C]",
      "the call returned [B,C]"
    ),
    ExpectationExample(
      after: "setup stack main=[A]\npop",
      holds: "fault popAtRoot",
      fails: "fault popToMissing",
      "the faults reported are popAtRoot"
    ),
    ExpectationExample(
      after: "setup stack main=[A]\npop\npush B",
      holds: "model main=[A,B]",
      fails: "fault popAtRoot",
      "no fault was reported"
    ),
    ExpectationExample(
      after: "flag busy=true",
      holds: "flag busy=true",
      fails: "flag busy=false idle=true",
      "busy is true, expected false",
      "there is no flag idle"
    ),
    ExpectationExample(
      after: world,
      holds: "bars nav=shown",
      fails: "bars nav=hidden tab=shown",
      "nav is shown, expected hidden",
      "there is no bar tab"
    ),
  ]
}
