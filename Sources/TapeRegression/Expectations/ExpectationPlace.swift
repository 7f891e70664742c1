import GestureScript
import SessionModel
import TapeReplay

/// The session at the place of an expectation, and what was told on the way there.
struct ExpectationPlace {
  private(set) var session: Session
  private(set) var facts: ExpectationFacts
  let names: NameTable

  /// Lets time pass up to and including `time`.
  mutating func advance(to time: Time) {
    session.advance(to: time, telling: &facts)
  }

  /// What is not as `expectation` says; findings are judged elsewhere, with the whole log.
  func differences(from expectation: ScriptExpectation) -> [String] {
    let tolerance = expectation.tolerance ?? ScriptExpectation.defaultTolerance
    switch expectation.subject {
    case .state(let fields):
      return compare(fields, tolerance, "container") { stateValue($0) }
    case .model(let fields):
      return compare(fields, tolerance, "container") { modelValue($0) }
    case .flags(let fields):
      return compare(fields, tolerance, "flag") { flagValue($0) }
    case .bars(let fields):
      return compare(fields, tolerance, "bar") { barValue($0) }
    case .transition, .animator, .recognizer, .picture, .coordinator:
      return namedDifferences(expectation.subject, tolerance)
    case .callbacks(let callbacks): return differences(fromCallbacks: callbacks)
    case .returned(let screens): return differences(fromReturned: screens)
    case .fault(let fault): return differences(fromFault: fault)
    case .digest(let digest):
      return session.digest == digest
        ? [] : ["the digest is \(StateTree.hexadecimal(session.digest))"]
    case .finding, .noOtherFindings: return []
    }
  }

  private func namedDifferences(
    _ subject: ScriptExpectation.Subject,
    _ tolerance: Double
  ) -> [String] {
    switch subject {
    case .transition(let name, let fields):
      return compare(fields, tolerance, transition(name), "transition", name)
    case .animator(let name, let fields):
      return compare(fields, tolerance, animator(name), "animator", name)
    case .recognizer(let name, let fields):
      return compare(fields, tolerance, recognizer(name), "recognizer", name)
    case .picture(let name, let fields):
      return compare(fields, tolerance, picture(name), "screen drawn", name)
    case .coordinator(let name, let fields):
      return compare(fields, tolerance, coordinator(name), "transition under way on", name)
    default:
      return []
    }
  }

  /// Compares `fields` with the values of the thing called `name`; nil values say there is none.
  private func compare(
    _ fields: [ScriptExpectation.Field],
    _ tolerance: Double,
    _ values: [(String, StateValue)]?,
    _ kind: String,
    _ name: String
  ) -> [String] {
    guard let values else { return ["there is no \(kind) \(NameText.text(name))"] }
    let keys = values.map(\.0).joined(separator: ", ")
    return fields.compactMap { field in
      guard let value = values.first(where: { $0.0 == field.key })?.1 else {
        return "there is no value \(NameText.text(field.key)); there are \(keys)"
      }
      return field.difference(from: value, within: tolerance)
    }
  }

  /// Compares `fields` with single values, which are looked up one by one.
  private func compare(
    _ fields: [ScriptExpectation.Field],
    _ tolerance: Double,
    _ kind: String,
    _ lookUp: (String) -> StateValue?
  ) -> [String] {
    fields.compactMap { field in
      guard let value = lookUp(field.key) else {
        return "there is no \(kind) \(NameText.text(field.key))"
      }
      return field.difference(from: value, within: tolerance)
    }
  }
}
