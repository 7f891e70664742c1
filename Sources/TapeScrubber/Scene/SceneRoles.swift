import SessionModel

/// Tells the layers of a picture apart by the containers they come from.
struct SceneRoles {
  private let session: Session
  private var presented: Set<Name> = []
  private var cards: Set<Name> = []
  /// Screens that stand above another one in their stack.
  private var upper: Set<Name> = []

  init(_ session: Session, window: Name) {
    self.session = session
    for container in session.containers where container.window == window {
      switch container.kind {
      case .stack:
        upper.formUnion(container.committed.dropFirst())
        upper.formUnion(container.model.dropFirst())
      case .presented:
        presented.formUnion(container.committed)
        presented.formUnion(container.model)
      case .value, .card:
        cards.insert(container.name)
      }
    }
    for transition in session.transitions where transition.isOpen && transition.window == window {
      if transition.container == Name(.presented) {
        presented.formUnion([transition.from, transition.to])
      }
    }
  }

  /// The layers that can be seen, with their names.
  func screens(of picture: Picture, _ names: NameTable) -> [SceneScreen] {
    picture.layers.map { layer in
      SceneScreen(
        layer: layer,
        name: names[layer.screen],
        role: role(of: layer.screen),
        canGoBack: upper.contains(layer.screen),
        detents: session.detents(of: layer.screen, in: picture.window)
      )
    }.filter { $0.isInside(picture.size) }
  }

  private func role(of screen: Name) -> SceneScreen.Role {
    if screen == Name(.menu) || screen == Name(.drawer) { return .menu }
    if cards.contains(screen) { return .card }
    return presented.contains(screen) ? .sheet : .screen
  }
}
