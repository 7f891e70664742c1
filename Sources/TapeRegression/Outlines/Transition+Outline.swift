internal import GestureScript
internal import SessionModel

extension Transition {
  /// What moves where, and what moves it.
  func movement(_ names: NameTable) -> String {
    let mode =
      switch phase {
      case .animating, .requested:
        duration > .zero ? "animated \(Outline.seconds(duration))" : "unanimated"
      default: initiallyInteractive ? "interactive" : "\(phase)"
      }
    let driver = driver.map { ", driven by \(names.shown($0))" } ?? ""
    return "\(kind) \(names.shown(from)) -> \(names.shown(to)), \(mode)\(driver)"
  }
}

extension NavigationCall {
  /// The call without its animation, names quoted where they must be.
  func outline(_ names: NameTable) -> String {
    switch operation {
    case .push(let screen): "push \(names.shown(screen))"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(names.shown(screen))"
    case .popToRoot: "popToRoot"
    case .setStack(let screens): "setStack \(names.shown(screens))"
    case .present(let screen): "present \(names.shown(screen))"
    case .dismiss(let screen): screen.map { "dismiss \(names.shown($0))" } ?? "dismiss"
    case .selectTab(let tab): "selectTab \(names.shown(tab))"
    }
  }
}
