import GestureScript
import SessionModel

extension ExpectationPlace {
  func differences(fromCallbacks expected: [ScriptExpectation.Callback]) -> [String] {
    let expected = expected.map { "\($0.kind) \(NameText.text($0.screen))" }
    let found = facts.callbacks.map { "\($0.kind) \(NameText.text(names[$0.screen]))" }
    guard !found.same(as: expected) else { return [] }
    let same = zip(found, expected).prefix { $0.same(as: $1) }.count
    let place = "callback \(same + 1) is \(found.item(same)), expected \(expected.item(same))"
    return [place, "the callbacks are [\(found.joined(separator: ","))]"]
  }

  func differences(fromReturned expected: [String]) -> [String] {
    let found = session.returned.map { names[$0] }
    guard !found.same(as: expected) else { return [] }
    return ["the call returned [\(found.map(NameText.text).joined(separator: ","))]"]
  }

  func differences(fromFault expected: Fault) -> [String] {
    guard !facts.faults.contains(expected) else { return [] }
    guard !facts.faults.isEmpty else { return ["no fault was reported"] }
    return ["the faults reported are \(facts.faults.map { "\($0)" }.joined(separator: ", "))"]
  }
}

extension String {
  /// Whether both have the same bytes: names are never told apart, or joined, by Unicode equivalence.
  func same(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension [String] {
  fileprivate func same(as other: [String]) -> Bool {
    elementsEqual(other) { $0.same(as: $1) }
  }

  fileprivate func item(_ place: Int) -> String {
    place < count ? self[place] : "missing"
  }
}
