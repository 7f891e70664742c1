import SessionModel
import Testing

@Suite("An explicit transition")
struct ExplicitTransitionTests {
  @Test("pops when it was finished and completed")
  func finish() {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    #expect(log.model() == ["A"])
    log.step(0.6, "t1", .update(0.4))
    log.step(0.7, "t1", .finish)
    #expect(log.committed() == ["A", "B"])
    log.step(0.9, "t1", .complete(finished: true))
    #expect(log.committed() == ["A"])
    #expect(log.session.transitions.isEmpty)
  }

  @Test("puts everything back when it was cancelled, without a didShow")
  func cancel() {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    log.step(0.7, "t1", .cancel)
    #expect(log.model() == ["A"])
    log.step(0.9, "t1", .complete(finished: false))
    #expect(log.model() == ["A", "B"])
    #expect(
      log.callbacks == [
        "willDisappear B", "willAppear A", "willShow A", "willDisappear A", "didDisappear A",
        "willAppear B", "didAppear B",
      ]
    )
  }

  @Test("never completes by itself")
  func openForEver() {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    log.step(0.7, "t1", .finish)
    log.advance(to: 1000)
    #expect(log.session.transitions.map(\.phase) == [.finishing])
  }

  @Test("ends as it was told, whatever its completion says")
  func intentWins() {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    log.step(0.7, "t1", .cancel)
    log.step(0.9, "t1", .complete(finished: true))
    #expect(log.committed() == ["A", "B"])
    #expect(log.faults == [.outcomeMismatch])
  }

  @Test("without finish or cancel ends as its completion says", arguments: [true, false])
  func completionDecides(finished: Bool) {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    log.step(0.9, "t1", .complete(finished: finished))
    #expect(log.committed() == (finished ? ["A"] : ["A", "B"]))
    #expect(log.faults.isEmpty)
  }

  @Test("is refused on a root screen and stays in the account until its completion")
  func rootRefusal() {
    var log = ObservedLog(["A"])
    log.begin(0.5, "t1", .pop, from: "A", to: "none")
    #expect(log.session.transitions.map(\.phase) == [.refused])
    let screen = log.name("B")
    log.call(0.6, .push(screen))
    log.advance(to: 0.6)
    #expect(log.committed() == ["A", "B"])
    log.step(0.7, "t1", .complete(finished: true))
    #expect(log.committed() == ["A", "B"])
    #expect(log.session.transitions.isEmpty)
  }

  @Test("by a gesture is refused while another one of its window is open")
  func overlapRefusal() {
    var log = ObservedLog(["A"])
    let screen = log.name("B")
    log.call(0.1, .push(screen), over: 0.35)
    log.begin(0.22, "t2", .pop, from: "B", to: "A")
    log.step(0.3, "t2", .finish)
    log.step(0.55, "t2", .complete(finished: true))
    #expect(log.committed() == ["A", "B"])
    #expect(log.faults.isEmpty)
  }

  @Test("opens where the policies accept what they refuse by default")
  func acceptance() {
    var policies = Policies()
    policies[.gestureOnRoot] = 1
    var log = ObservedLog(["A"], policies: policies)
    log.begin(0.5, "t1", .pop, from: "A", to: "none")
    #expect(log.session.transitions.map(\.phase) == [.interactive])
    log.step(0.6, "t1", .complete(finished: true))
    #expect(log.committed() == ["A"])
  }

  @Test("counts only its first terminal, and no update after it")
  func firstOneCounts() {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    log.step(0.6, "t1", .update(0.25))
    log.step(0.7, "t1", .cancel)
    log.step(0.71, "t1", .finish)
    log.step(0.72, "t1", .update(0.9))
    #expect(log.faults == [.doubleTerminal, .updateAfterTerminal])
    #expect(log.session.transitions.first?.fraction == 0.25)
    log.step(0.9, "t1", .complete(finished: false))
    log.step(0.91, "t1", .complete(finished: false))
    #expect(log.committed() == ["A", "B"])
    #expect(log.faults.last == .unknownTransition)
  }

  @Test("that is caught again while it glides can be decided anew")
  func resume() {
    var log = ObservedLog(["A", "B"])
    log.begin(0.5, "t1", .pop, from: "B", to: "A")
    log.step(0.7, "t1", .finish)
    let gesture = log.name("edgePan")
    log.step(0.75, "t1", .resume(by: gesture))
    #expect(log.session.transitions.first?.phase == .interactive)
    log.step(0.8, "t1", .cancel)
    log.step(0.9, "t1", .complete(finished: false))
    #expect(log.committed() == ["A", "B"])
    #expect(log.faults.isEmpty)
  }

  @Test("lets waiting calls start when it completes")
  func releasesQueue() {
    var log = ObservedLog(["One", "Two"])
    log.begin(0.5, "t1", .pop, from: "Two", to: "One")
    log.call(0.8, .pop, over: 0.35)
    log.step(0.9, "t1", .finish)
    log.step(1.15, "t1", .complete(finished: true))
    log.advance(to: 2)
    #expect(log.committed() == ["One"])
    #expect(log.faults == [.popAtRoot])
  }

  @Test(
    "changes the container that belongs to its kind",
    arguments: [
      (TransitionKind.menu, "menu"), (.drawer, "drawer"), (.page, "pager"), (.detent, "panel"),
      (.tab, "selected"), (.present, "presented"),
    ]
  )
  func containers(kind: TransitionKind, container: String) {
    var log = ObservedLog(["A"])
    log.begin(0.5, "t1", kind, from: "closed", to: "open")
    log.step(0.6, "t1", .finish)
    log.step(0.7, "t1", .complete(finished: true))
    #expect(log.committed(container) == ["open"])
    #expect(log.committed() == ["A"])
  }

  @Test("of kind set takes the list that was announced")
  func announcedSet() {
    var log = ObservedLog(["A", "B"])
    let screens = ["X", "Y"].map { log.name($0) }
    log.add(0.1, .call(NavigationCall(.setStack(screens), .interactive)))
    log.begin(0.2, "t1", .set, from: "B", to: "Y")
    #expect(log.model() == ["X", "Y"])
    log.step(0.3, "t1", .complete(finished: true))
    #expect(log.committed() == ["X", "Y"])
  }

  @Test("of an id that is open already is a fault and changes nothing")
  func duplicate() {
    var log = ObservedLog(["A", "B", "C"])
    log.begin(0.1, "t1", .pop, from: "C", to: "B")
    log.begin(0.2, "t1", .pop, from: "B", to: "A")
    #expect(log.faults == [.duplicateTransition])
    #expect(log.model() == ["A", "B"])
  }
}
