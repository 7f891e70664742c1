extension Session {
  /// Where the upper edge of what is drawn as `screen` can come to rest in `window`: the detents of a
  /// card, a panel or a presented sheet.
  ///
  /// In points from the window's upper edge, the highest first; empty for what does not rise from below.
  /// Of the stops that only the app knows, those count that the session has seen: where it is and where
  /// it is going.
  public func detents(of screen: Name, in window: Name) -> [Double] {
    guard let known = windows.first(where: { $0.name == window }) else { return [] }
    let composer = PictureComposer(self, known)
    let heights: [Double]
    if let card = containers.first(where: { composer.isOwn($0) && $0.name == screen }),
      card.kind == .card || card.kind == .value && composer.isCard(card)
    {
      let stops = [Name(.expanded), Name(.collapsed)] + card.committed + card.model
      heights = stops.map { composer.height(of: $0, in: card) }
    } else if !policies.departs(.presentationStyle), isPresented(screen, in: window) {
      heights = [composer.size.height * (1 - PictureMetrics.sheetInset)]
    } else {
      return []
    }
    var edges: [Double] = []
    for height in heights where height > 0 {
      let edge = composer.size.height - height
      if !edges.contains(edge) { edges.append(edge) }
    }
    return edges.sorted()
  }

  private func isPresented(_ screen: Name, in window: Name) -> Bool {
    let presented = Name(.presented)
    return containers.contains { container in
      container.window == window && container.name == presented
        && (container.committed.contains(screen) || container.model.contains(screen))
    }
  }
}
