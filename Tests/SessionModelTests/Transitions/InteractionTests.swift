import SessionModel
import Testing

@Suite("A transition's coordinator")
struct InteractionTests {
  /// What the coordinator tells, with the callbacks around it.
  static func story(_ scene: SessionScene) -> [String] {
    scene.probe.facts.compactMap { entry in
      switch entry.fact {
      case .interactionChanged(_, let isInteractive, let isCancelled):
        "interactive=\(isInteractive) cancelled=\(isCancelled)"
      case .completed(_, let finished): "completed cancelled=\(!finished)"
      case .callback(let callback): "\(callback.kind)"
      default: nil
      }
    }
  }

  static func cancelled(_ policies: [Policy: Double] = [:]) -> SessionScene {
    var scene = SessionScene(["R", "D"], policies: policies)
    scene.begin("t1", .pop, "D", "R", at: 0.1)
    scene.step("t1", .update(0.4), at: 0.2)
    scene.step("t1", .cancel, at: 0.3)
    return scene
  }

  @Test("tells that the interaction is over, then that the whole is, cancelled both times")
  func cancels() {
    var scene = Self.cancelled()
    scene.step("t1", .complete(finished: false), at: 0.5)
    #expect(
      Self.story(scene).dropFirst(3) == [
        "interactive=false cancelled=true", "completed cancelled=true",
        "willDisappear", "didDisappear", "willAppear", "didAppear",
      ]
    )
  }

  @Test("tells it before the callbacks that take the beginning back, whenever those come")
  func undoAtCancel() {
    let scene = Self.cancelled([.undoCallbacks: 1])
    #expect(
      Self.story(scene).dropFirst(3) == [
        "interactive=false cancelled=true",
        "willDisappear", "didDisappear", "willAppear", "didAppear",
      ]
    )
  }

  @Test("tells each time that it is caught again, and once where it is held anyway")
  func caught() {
    var scene = Self.cancelled()
    scene.step("t1", .resume(by: nil), at: 0.35)
    scene.step("t1", .pause, at: 0.36)
    scene.step("t1", .finish, at: 0.4)
    #expect(
      Self.story(scene).dropFirst(3) == [
        "interactive=false cancelled=true", "interactive=true cancelled=false",
        "interactive=false cancelled=false",
      ]
    )
  }

  @Test("reads progress within 0 and 1, or as it is", arguments: [-0.5, 0.5, 1.25])
  func percent(_ raw: Double) {
    for (value, read) in [(0.0, min(max(raw, 0), 1)), (1.0, raw)] {
      var scene = SessionScene(["R", "D"], policies: [.percentReadback: value])
      scene.begin("t1", .pop, "D", "R", at: 0.1)
      scene.step("t1", .update(raw), at: 0.2)
      #expect(scene.transition.map { scene.session.percentComplete(of: $0) } == read)
    }
  }

  @Test("leaves the first word standing, or obeys the second, which is a fault in any case")
  func secondTerminal() {
    for value in [0.0, 1] {
      var scene = Self.cancelled([.secondTerminal: value])
      scene.step("t1", .finish, at: 0.35)
      #expect(scene.probe.faults == [.doubleTerminal])
      #expect(scene.transition?.outcome == (value == 0 ? .cancel : .finish))
      scene.step("t1", .complete(finished: value != 0), at: 0.5)
      #expect(scene.committed == (value == 0 ? ["R", "D"] : ["R"]))
    }
  }

  @Test("restores a cancelled set, or leaves the new screen on top of the old ones")
  func cancelledSet() {
    for (value, left) in [(0.0, ["A", "B"]), (1, ["A", "B", "C"])] {
      var scene = SessionScene(["A", "B"], policies: [.cancelledSet: value])
      let screens = [scene.name("A"), scene.name("C")]
      scene.apply(.call(NavigationCall(.setStack(screens), .interactive)), at: 0.1)
      scene.begin("t1", .set, "B", "C", at: 0.1)
      scene.step("t1", .cancel, at: 0.2)
      #expect(scene.model == ["A", "C"])
      scene.step("t1", .complete(finished: false), at: 0.3)
      #expect(scene.committed == left)
      #expect(scene.model == left)
    }
  }

  @Test("that nobody brings to an end is reported when the log is over, and only that one")
  func neverCompleted() {
    var open = SessionScene(["R", "D"])
    open.begin("t1", .pop, "D", "R", at: 0.1)
    open.apply(.end, at: 0.5)
    #expect(open.probe.faults == [.neverCompleted])
    var gliding = SessionScene(["R", "D"])
    gliding.call(.pop, 0.35, at: 0.1)
    gliding.apply(.end, at: 0.2)
    #expect(gliding.probe.faults.isEmpty)
  }

  @Test("does not hear of an end before it has begun")
  func finishBeforeStart() {
    var scene = SessionScene(["R", "D"])
    scene.call(.pop, 0.35, at: 0.1)
    scene.step("pop.1", .cancel, at: 0.1)
    #expect(scene.probe.faults == [.finishBeforeStart])
    scene.advance(to: 1)
    #expect(scene.committed == ["R"])
  }
}
