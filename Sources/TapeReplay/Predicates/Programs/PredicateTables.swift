import SessionModel

/// What a program's tests look up: everything that is longer than a word.
///
/// One object, so that a look hands over one reference. Unchecked: the compiler alone changes it, before
/// anybody else has it.
final class PredicateTables: @unchecked Sendable {
  /// A field that counts when a whole is looked at.
  struct SteadyField: Sendable {
    var field: PlaceField
    var isList: Bool
  }

  let names: NameTable
  var constants: [PlaceScalar] = []
  /// By name, whether its spelling has what is looked for.
  var nameSets: [[Bool]] = []
  var needles: [PredicateNeedle] = []
  var matchers: [@Sendable (Event) -> Bool] = []
  var facts: [FactPattern] = []

  init(names: NameTable) {
    self.names = names
  }

  func isSpelled(_ scalar: PlaceScalar, _ table: Int) -> Bool {
    guard case .name(let index) = scalar, Int(index) < nameSets[table].count else { return false }
    return nameSets[table][Int(index)]
  }

  /// The fields whose change changes the whole; the key stands for names and ids.
  func steadyFields(of subject: PlaceSubject) -> [SteadyField] {
    Self.steady[Int(subject.rawValue)]
  }

  func isList(_ field: PlaceField) -> Bool {
    Self.lists[Int(field.rawValue)]
  }

  private static let subjects: [PlaceSubject] =
    (0...PlaceSubject.navigation.rawValue).compactMap(PlaceSubject.init)

  private static let steady: [[SteadyField]] = subjects.map { subject in
    PlaceFields.of(subject).filter { !$0.field.isFleeting }.map {
      SteadyField(field: $0.field, isList: $0.shape.element != nil)
    }
  }

  private static let lists: [Bool] = {
    var lists = Array(repeating: false, count: Int(PlaceField.appearanceState.rawValue) + 1)
    lists[Int(PlaceField.returned.rawValue)] = true
    for field in subjects.flatMap(PlaceFields.of) where field.shape.element != nil {
      lists[Int(field.field.rawValue)] = true
    }
    return lists
  }()
}
