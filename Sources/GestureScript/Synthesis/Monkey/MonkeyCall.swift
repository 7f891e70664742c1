/// The kind of a monkey's navigation call.
///
/// The weights are those before calls that would be wrong are set aside: pushes above depth 12, pops
/// of the root, dismissals of nothing.
enum MonkeyCall: CaseIterable {
  case push, pop, popTo, popToRoot, setStack, present, dismiss, selectTab

  /// How often it is chosen, in proportion to the others.
  var weight: Int {
    switch self {
    case .push: 34
    case .pop: 20
    case .present, .dismiss: 10
    case .selectTab: 8
    case .popTo: 7
    case .popToRoot: 5
    case .setStack: 6
    }
  }

  /// Every call as often as its weight.
  static let urn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
