import SessionModel
import TapeFile
import TapeRegression
import TapeReplay
import Testing

@Suite("An explanation")
struct ExplainerTests {
  static func explain(_ script: String) throws -> (gestures: [GestureExplanation], text: String) {
    let tape = try ScriptTape(script)
    let gestures = try Explainer.explainGestures(of: tape.reader)
    let names = try tape.reader.names
    let lines = gestures.flatMap { ExplanationText($0, names: names).lines }
    return (gestures, lines.joined(separator: "\n"))
  }

  static let setup = """
    setup stack main=[Home,Detail]
    setup recognizer back pan drives=pop
    setup recognizer edge edgePan
    setup recognizer press longPress

    """

  @Test("says who began by which number, who lost to whom, and what it drove")
  func story() throws {
    let (gestures, text) = try Self.explain(
      Self.setup + """
        0.5 touch down id=1 x=100 y=400
        0.6 touch move id=1 x=112 y=400
        0.7 touch move id=1 x=160 y=400
        1.2 touch up id=1 x=160 y=400
        2.5 end
        """
    )
    #expect(gestures.count == 1)
    for line in [
      "touch 1: 0.500000 #5 to 1.200000 #8, moved 60,0",
      "0.500000 #5  edge (edgePan) failed: landed 100 pt from its edge, allowed 20 (edgeWidth)",
      "0.600000 #6  back (pan) began: moved 12 pt, threshold 10 (panHysteresis)",
      "0.600000 #6  press (longPress) failed: prevented by back",
      "back drives back.1: pop Detail -> Home",
      "by progress: 0.5 (finishFraction) or more than 300 pt/s (flickSpeed) finish",
      "the finger had rested (restLimit)",
      "back.1 ends: cancelled",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test("says what prevented a recognizer, and why one may not begin")
  func refusals() throws {
    let (_, prevented) = try Self.explain(
      """
      setup stack main=[Home,Detail]
      setup recognizer back pan drives=pop
      setup recognizer hold longPress
      0.5 touch down id=1 x=100 y=400
      1.2 touch move id=1 x=140 y=400
      1.4 touch up id=1 x=140 y=400
      2.5 end
      """
    )
    #expect(prevented.contains("back (pan) failed: prevented by hold"))
    let (_, refused) = try Self.explain(
      """
      setup stack main=[Home]
      setup recognizer up pan begin="abs(vy) > abs(vx)"
      setup recognizer back pan drives=pop
      0.5 touch down id=1 x=100 y=400
      0.6 touch move id=1 x=141 y=400.3
      0.7 touch up id=1 x=141 y=400.3
      1 end
      """
    )
    #expect(
      refused.contains("begin \"abs(vy) > abs(vx)\" was false with vx=410, vy=3"),
      "\(refused)"
    )
    #expect(refused.contains("back (pan) failed: there is nothing to pop"))
  }

  @Test("keeps what is decided after the finger has left, such as a tap that waited")
  func late() throws {
    let (gestures, text) = try Self.explain(
      """
      setup recognizer two doubleTap
      setup recognizer one tap requireFailure=two
      0.5 touch down id=1 x=100 y=400
      0.6 touch up id=1 x=100 y=400
      3 touch down id=1 x=100 y=400
      3.1 touch up id=1 x=100 y=400
      """
    )
    #expect(gestures.count == 2)
    #expect(text.components("one (tap) waits: for two to fail") == 2)
    #expect(text.components("one (tap) recognized: those it waited for have failed") == 2)
    #expect(text.components("two (doubleTap) failed: no second tap within 0.35 s") == 2)
  }

  @Test("of what the log reports says what touches alone had led to")
  func observed() throws {
    let (gestures, text) = try Self.explain(
      """
      setup stack main=[Home,Detail]
      setup recognizer edge edgePan
      0.5 touch down id=4 x=100 y=400
      0.6 touch move id=4 x=115 y=420
      0.6 gesture edge began touch=4 tx=15 ty=20
      0.6 transition t1 begin pop from=Detail to=Home interactive by=edge
      0.8 touch up id=4 x=215 y=420
      0.8 gesture edge ended touch=4 tx=115
      0.8 transition t1 finish
      1 transition t1 complete finished=true
      2 end
      """
    )
    #expect(gestures.count == 1)
    let text25 = "edge (edgePan) began, as the log says; its finger had moved 25 pt"
    #expect(text.contains(text25 + "; touches alone had led to: failed"), "\(text)")
    #expect(text.contains("edge drives t1: pop Detail -> Home"))
    #expect(text.contains("finish, as the log says"))
    #expect(text.contains("t1 ends: finished"))
  }

  @Test("begins where a log without touches reports a recognizer")
  func untouched() throws {
    let (gestures, _) = try Self.explain(
      """
      0.5 gesture back began tx=15
      0.8 gesture back ended tx=115
      2 gesture back began tx=15
      2.1 gesture back cancelled tx=15
      """
    )
    #expect(gestures.map(\.touches) == [[], []])
    #expect(gestures.map(\.isCancelled) == [false, true])
    #expect(gestures.map { $0.end?.event } == [2, 4])
  }

  @Test("takes fingers that are down together for one gesture, and each finger for one")
  func fingers() throws {
    let (gestures, _) = try Self.explain(
      Self.setup + """
        0.5 touch down id=1 x=100 y=400
        0.6 touch down id=2 x=200 y=400
        0.7 touch up id=1 x=100 y=400
        0.8 touch down id=1 x=100 y=400
        0.9 touch cancel id=2
        1.0 touch up id=1 x=100 y=400
        1.2 touch down id=1 x=100 y=400
        """
    )
    #expect(gestures.map(\.touches) == [[1, 2, 1], [1]])
    #expect(gestures.map { $0.end == nil } == [false, true])
  }

  @Test("tells of a recognizer that was switched off")
  func disabled() throws {
    let (_, text) = try Self.explain(
      Self.setup + """
        0.4 gesture back enabled=false
        0.5 touch down id=1 x=100 y=400
        0.7 touch up id=1 x=100 y=400
        """
    )
    #expect(text.contains("back (pan) was disabled"))
  }

  @Test("as data has every key, whatever happened")
  func data() throws {
    let tape = try ScriptTape(ScriptTape.story)
    let gestures = try Explainer.explainGestures(of: tape.reader)
    #expect(!gestures.isEmpty)
    for gesture in gestures {
      let value = gesture.value(names: try tape.reader.names)
      for key in [
        "touches", "window", "start", "end", "cancelled", "travel", "recognizers", "drives",
      ] {
        #expect(value[key] != nil)
      }
    }
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(_ part: String) -> Int {
    ranges(of: part).count
  }
}
