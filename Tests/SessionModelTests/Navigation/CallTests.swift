import SessionModel
import Testing

@Suite("A navigation call")
struct CallTests {
  @Test("changes what the container answers at once and what it holds when it completes")
  func modelThenCommitted() {
    var log = ObservedLog(["A"])
    let screen = log.name("B")
    log.call(0.1, .push(screen), over: 0.35)
    log.advance(to: 0.449_999)
    #expect(log.model() == ["A", "B"])
    #expect(log.committed() == ["A"])
    log.advance(to: 0.45)
    #expect(log.committed() == ["A", "B"])
    #expect(log.session.transitions.isEmpty)
  }

  @Test("completes before any event of the same time as its end")
  func implicitEndComesFirst() {
    var log = ObservedLog(["A"])
    let (b, c) = (log.name("B"), log.name("C"))
    log.call(0.1, .push(b), over: 0.35)
    log.call(0.45, .push(c), over: 0.35)
    #expect(log.model() == ["A", "B", "C"])
    #expect(log.session.queue.isEmpty)
  }

  @Test("waits while its window is busy, and starts when that ends")
  func queue() {
    var log = ObservedLog(["A"])
    let (b, c) = (log.name("B"), log.name("C"))
    log.call(0.1, .push(b), over: 0.35)
    log.call(0.2, .push(c), over: 0.35)
    #expect(log.session.queue.count == 1)
    #expect(log.model() == ["A", "B"])
    log.advance(to: 0.45)
    #expect(log.model() == ["A", "B", "C"])
    log.advance(to: 0.8)
    #expect(log.committed() == ["A", "B", "C"])
  }

  @Test("sends the appearance callbacks of both screens in the measured order")
  func callbacks() {
    var log = ObservedLog(["A"])
    let screen = log.name("B")
    log.call(0.1, .push(screen), over: 0.35)
    #expect(log.callbacks.isEmpty)
    log.advance(to: 0.2)
    #expect(log.callbacks == ["willDisappear A", "willAppear B", "willShow B"])
    log.advance(to: 1)
    #expect(
      log.callbacks.dropFirst(3) == ["didDisappear A", "didAppear B", "didShow B"]
    )
  }

  @Test("that is not animated completes in the same moment, callbacks included")
  func unanimated() {
    var log = ObservedLog(["A"])
    let screen = log.name("B")
    log.call(0.1, .push(screen))
    log.advance(to: 0.1)
    #expect(log.committed() == ["A", "B"])
    #expect(log.callbacks.last == "didShow B")
  }

  @Test("returns the screens it takes off, in stack order")
  func returned() {
    var log = ObservedLog(["A", "B", "C", "D"])
    let b = log.name("B")
    log.call(0.1, .popTo(b))
    #expect(log.session.returned.map { log.names[$0] } == ["C", "D"])
    log.call(0.2, .popToRoot)
    #expect(log.session.returned.map { log.names[$0] } == ["B"])
    log.call(0.3, .popToRoot)
    #expect(log.session.returned.isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test("to the top screen, or to where the stack already is, does nothing")
  func nothingToDo() {
    var log = ObservedLog(["A", "B"])
    let b = log.name("B")
    log.call(0.1, .popTo(b), over: 0.3)
    #expect(log.session.transitions.isEmpty)
    #expect(log.facts.isEmpty)
  }

  @Test("that pops the root, or goes to a screen that is not there, is a fault")
  func faults() {
    var log = ObservedLog(["A"])
    let missing = log.name("X")
    log.call(0.1, .pop, over: 0.3)
    log.call(0.2, .popTo(missing), over: 0.3)
    log.call(0.3, .dismiss(nil), over: 0.3)
    #expect(log.faults == [.popAtRoot, .popToMissing, .dismissMissing])
    #expect(log.committed() == ["A"])
  }

  @Test(
    "that sets a stack is told apart by its new top",
    arguments: [
      (["D", "A", "B"], TransitionKind.pop as TransitionKind?),
      (["X", "C"], nil),
      (["A", "E"], .push),
      ([], nil),
    ]
  )
  func setStack(list: [String], kind: TransitionKind?) {
    var log = ObservedLog(["A", "B", "C"])
    let screens = list.map { log.name($0) }
    log.call(0.1, .setStack(screens), over: 0.3)
    #expect(log.session.transitions.first?.kind == kind)
    log.advance(to: 1)
    #expect(log.committed() == list)
  }

  @Test("that sets a stack under the same top leaves everybody else as they are")
  func setUnderTop() {
    var scene = SessionScene(["A", "B"], policies: [.presentationStyle: 1])
    scene.call(.present(scene.name("S")), 0.4, at: 0.1)
    scene.advance(to: 1)
    let before = scene.session.appearances
    #expect(before.map(\.screen) == [scene.name("S")])
    scene.call(.setStack([scene.name("X"), scene.name("B")]), at: 1)
    #expect(scene.committed == ["X", "B"])
    #expect(scene.session.appearances == before)
    #expect(scene.probe.navigated.last == Name(.main))
    scene.call(.setStack([]), at: 2)
    #expect(scene.committed.isEmpty)
    #expect(scene.session.appearances == before)
  }

  @Test("presents above what is presented, and dismisses a screen with all above it")
  func presentation() {
    var log = ObservedLog(["A"])
    let (s, t) = (log.name("S"), log.name("T"))
    log.call(0.1, .present(s))
    log.call(0.2, .present(t))
    log.advance(to: 0.2)
    #expect(log.committed("presented") == ["S", "T"])
    log.call(0.3, .dismiss(s))
    log.advance(to: 0.3)
    #expect(log.committed("presented") == [])
  }

  @Test("of a second push of one screen is applied, or a fault if the policy says so")
  func duplicatePush() {
    for (place, expected) in [["A", "A"], ["A"]].enumerated() {
      var policies = Policies()
      policies[.duplicatePush] = Double(place)
      var log = ObservedLog(["A"], policies: policies)
      let a = log.name("A")
      log.call(0.1, .push(a))
      log.advance(to: 0.1)
      #expect(log.committed() == expected)
      #expect(log.faults == (place == 0 ? [] : [.duplicatePush]))
    }
  }

  @Test("made while busy is thrown away if the policy says so; pops can be singled out")
  func drop() {
    var policies = Policies()
    policies[.popDuringTransition] = 1
    var log = ObservedLog(["A", "B"], policies: policies)
    let (c, d) = (log.name("C"), log.name("D"))
    log.call(0.1, .push(c), over: 0.3)
    log.call(0.2, .pop, over: 0.3)
    log.call(0.2, .push(d), over: 0.3)
    log.advance(to: 2)
    #expect(log.committed() == ["A", "B", "C", "D"])
  }

  @Test("names its transition after itself and counts")
  func derivedNames() {
    var log = ObservedLog(["A"])
    let (b, c) = (log.name("B"), log.name("C"))
    log.call(0.1, .push(b), over: 0.3)
    log.call(0.2, .push(c), over: 0.3)
    #expect(log.session.transitions.map { log.names.spelling(of: $0.id) } == ["push.1"])
    log.advance(to: 0.5)
    #expect(log.session.transitions.map { log.names.spelling(of: $0.id) } == ["push.2"])
  }

  @Test("marked interactive has no effect of its own")
  func announcement() {
    var log = ObservedLog(["A", "B"])
    log.add(0.1, .call(NavigationCall(.pop, .interactive)))
    log.advance(to: 1)
    #expect(log.model() == ["A", "B"])
    #expect(log.facts.isEmpty)
  }
}
