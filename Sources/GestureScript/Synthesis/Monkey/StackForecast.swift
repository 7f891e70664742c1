import SessionModel

/// How deep a container may be once everything that moves and waits has come to its end.
struct StackForecast {
  /// The least number of screens.
  private(set) var low: Int
  /// The greatest number of screens.
  private(set) var high: Int

  /// The forecast for `container` of `session`, nil being one that does not exist yet.
  ///
  /// A transition that a finger or the log drives may still be cancelled, so both states count; one
  /// that a call started cannot.
  init(_ container: Container?, in session: Session) {
    let model = container?.model.count ?? 0
    let isOpen = session.transitions.contains {
      $0.isOpen && $0.container == container?.name && $0.origin != .call
    }
    let committed = isOpen ? container?.committed.count ?? 0 : model
    low = min(model, committed)
    high = max(model, committed)
  }

  /// Takes into account that `operation` waits for the stack.
  mutating func expect(onStack operation: NavigationCall.Operation) {
    switch operation {
    case .push:
      low += 1
      high += 1
    case .pop:
      low = max(low - 1, 1)
      high = max(high - 1, 1)
    case .popTo: low = min(low, 1)
    case .popToRoot: (low, high) = (min(low, 1), min(high, 1))
    case .setStack(let screens): (low, high) = (screens.count, screens.count)
    case .present, .dismiss, .selectTab: break
    }
  }

  /// Takes into account that `operation` waits for what is presented.
  mutating func expect(onPresented operation: NavigationCall.Operation) {
    switch operation {
    case .present:
      low += 1
      high += 1
    case .dismiss(nil):
      low = max(low - 1, 0)
      high = max(high - 1, 0)
    case .dismiss: low = 0
    case .push, .pop, .popTo, .popToRoot, .setStack, .selectTab: break
    }
  }
}
