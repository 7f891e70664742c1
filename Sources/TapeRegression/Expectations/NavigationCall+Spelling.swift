internal import GestureScript
internal import SessionModel

extension NavigationCall {
  /// The call as `expect queued=[…]` writes it: without its animation.
  func spelling(_ names: NameTable) -> String {
    switch operation {
    case .push(let screen): "push \(names[screen])"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(names[screen])"
    case .popToRoot: "popToRoot"
    case .setStack(let screens): "setStack " + screens.map { names[$0] }.joined(separator: " ")
    case .present(let screen): "present \(names[screen])"
    case .dismiss(let screen): screen.map { "dismiss \(names[$0])" } ?? "dismiss"
    case .selectTab(let tab): "selectTab \(names[tab])"
    }
  }
}
