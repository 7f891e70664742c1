extension NavigationCall.Operation {
  /// What is asked for in a script's words, such as `push C`.
  ///
  /// - Parameters:
  ///   - name: How a screen or a tab is spelled.
  ///   - list: How the screens of a whole stack are.
  public func spelling(name: (Name) -> String, list: ([Name]) -> String) -> String {
    switch self {
    case .push(let screen): "push \(name(screen))"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(name(screen))"
    case .popToRoot: "popToRoot"
    case .setStack(let screens): "setStack \(list(screens))"
    case .present(let screen): "present \(name(screen))"
    case .dismiss(let screen?): "dismiss \(name(screen))"
    case .dismiss(nil): "dismiss"
    case .selectTab(let tab): "selectTab \(name(tab))"
    }
  }
}
