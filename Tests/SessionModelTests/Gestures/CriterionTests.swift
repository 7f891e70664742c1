import SessionModel
import Testing

@Suite("What a recognizer goes by before it has decided")
struct CriterionTests {
  @Test("is how far it has come, until it begins", arguments: [9.0, 9.9, 10, 35])
  func pan(travel: Double) throws {
    var scene = SessionScene(["A"])
    scene.declare("pan", .pan)
    let pan = scene.name("pan")
    #expect(scene.session.criterion(ofRecognizer: pan) == nil)
    scene.touch(.down, 200, 400, at: 1)
    #expect(scene.session.criterion(ofRecognizer: pan)?.value == 0)
    scene.touch(.move, 200 + travel, 400, at: 1.1)
    let criterion = scene.session.criterion(ofRecognizer: pan)
    guard travel < 10 else {
      #expect(criterion == nil)
      return
    }
    #expect(try #require(criterion).value.isNearly(travel))
    #expect(criterion?.limit == 10 && criterion?.reason == .moved)
  }

  @Test("is told as waiting by one that another holds back")
  func held() {
    var scene = SessionScene(["A"])
    let swipe = scene.name("swipe")
    scene.declare("pan", .pan) { $0.requireFailure = [swipe] }
    scene.declare("swipe", .swipe) { $0.edge = .left }
    scene.touch(.down, 200, 400, at: 1)
    #expect(scene.session.criterion(ofRecognizer: scene.name("pan"))?.verdict == .recognized)
    scene.touch(.move, 230, 400, at: 1.1)
    let pan = scene.session.criterion(ofRecognizer: scene.name("pan"))
    #expect(pan?.verdict == .waiting && pan?.value == 30)
    let other = scene.session.criterion(ofRecognizer: swipe)
    #expect(other?.reason == .swiped && other?.value == 30)
  }

  @Test("is a change of distance for a pinch, once there are two fingers")
  func pinch() {
    var scene = SessionScene(["A"])
    scene.declare("pinch", .pinch)
    let pinch = scene.name("pinch")
    scene.touch(.down, 100, 400, at: 1)
    #expect(scene.session.criterion(ofRecognizer: pinch) == nil)
    scene.touch(.down, 2, 200, 400, at: 1.1)
    #expect(scene.session.criterion(ofRecognizer: pinch)?.value == 0)
    scene.touch(.move, 2, 196, 400, at: 1.2)
    #expect(scene.session.criterion(ofRecognizer: pinch)?.value == -4)
  }
}

extension Double {
  fileprivate func isNearly(_ other: Double) -> Bool {
    (self - other).magnitude < 1e-9
  }
}
