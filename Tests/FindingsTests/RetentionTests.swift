import GestureScript
import SessionModel
import Testing

@testable import Findings

@Suite("What a checker remembers")
struct RetentionTests {
  /// Elements of all lists in `value` and in everything it is made of.
  private func records(in value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let isList = mirror.displayStyle == .collection || mirror.displayStyle == .dictionary
    return mirror.children.reduce(isList ? mirror.children.count : 0) {
      $0 + records(in: $1.value)
    }
  }

  /// The most records that `checker` holds in each tenth of a session, findings left out.
  private func peaks(of events: [TimedEvent]) -> [Int] {
    var (checker, session, silence) = (Checker(), Session(), NoFacts())
    var peaks = [Int](repeating: 0, count: 10)
    for (place, timed) in events.enumerated() {
      checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
      guard place % 100 == 0 else { continue }
      let held = records(in: checker) - records(in: checker.findings)
      let tenth = place * 10 / events.count
      peaks[tenth] = max(peaks[tenth], held)
    }
    return peaks
  }

  @Test("does not grow with the session", arguments: ["", "polite"])
  func bounded(manner: String) throws {
    let script = """
      setup stack main=[Home,List,Detail] tabs=[one,two,three] selected=one menu=closed
      setup recognizer back pan on=main drives=pop
      0.2 monkey \(manner) seed=1 for=200
      """
    let events = try Script.parse(Array(script.utf8), file: "test.gesture").perform().events
    #expect(events.count > 5_000)
    let peaks = peaks(of: events)
    #expect(peaks[0] > 0)
    // What is known of names comes early; from then on only what is alive counts.
    let (early, late) = (peaks[1...4].max() ?? 0, peaks[5...9].max() ?? 0)
    #expect(Double(late) <= 1.25 * Double(early), "\(peaks)")
  }
}
