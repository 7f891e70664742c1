extension PictureComposer {
  /// Draws what is presented; sheets come up from the lower edge and darken what is beneath.
  mutating func drawPresented() {
    guard let presented = container(.presented, Name(.presented)) else { return }
    let transition = transition(of: presented)
    var staying = presented.committed.count
    if let transition, transition.kind == .dismiss {
      staying = firstDismissed(by: transition, in: presented)
    }
    for screen in presented.committed[..<staying] { addSheet(screen, shown: 1) }
    guard let transition else { return }
    let progress = progress(of: transition)
    if transition.kind == .dismiss {
      for screen in presented.committed[staying...] { addSheet(screen, shown: 1 - progress) }
    } else {
      addSheet(transition.to, shown: progress)
    }
  }

  /// Place of the lowest screen that goes.
  ///
  /// The model has lost it already, unless a cancelled dismissal put it back before its tail was over.
  private func firstDismissed(by transition: Transition, in presented: Container) -> Int {
    let (kept, count) = (presented.model.count, presented.committed.count)
    if kept < count { return kept }
    return presented.committed.lastIndex(of: transition.from) ?? count
  }

  /// A sheet leaves some of the window free and darkens it; a full screen does neither.
  private mutating func addSheet(_ screen: Name, shown: Double) {
    guard screen != .none else { return }
    let isSheet = !session.policies.departs(.presentationStyle)
    let inset = isSheet ? size.height * PictureMetrics.sheetInset : 0
    let height = size.height - inset
    if isSheet { darken(by: PictureMetrics.sheetDimming * shown.bounded(to: 0...1, nan: 0)) }
    add(
      screen,
      Picture.Frame(x: 0, y: inset + height * (1 - shown), width: size.width, height: height)
    )
  }

  private mutating func darken(by share: Double) {
    for index in layers.indices {
      layers[index].dimming = 1 - (1 - layers[index].dimming) * (1 - share)
    }
  }
}

extension PictureComposer {
  /// Draws menu or drawer, which slides in from the leading edge; closed, it is not there.
  mutating func drawMenu(_ name: Name) {
    guard let menu = container(.value, name) else { return }
    var shown = openness(menu.committed.last ?? .none)
    if let transition = transition(of: menu) {
      let (start, end) = (openness(transition.from), openness(transition.to))
      shown = start + (end - start) * progress(of: transition)
    } else if shown == 0 {
      return
    }
    let width = size.width * PictureMetrics.menuWidth
    let x = window.direction == .rtl ? size.width - width * shown : width * (shown - 1)
    add(name, Picture.Frame(x: x, y: 0, width: width, height: size.height))
  }

  private func openness(_ value: Name) -> Double {
    value == .none || value == Name(.closed) ? 0 : 1
  }
}

extension PictureComposer {
  /// Whether `container` is a panel or a card: a value that is drawn as a rectangle of some height.
  func isCard(_ container: Container) -> Bool {
    switch container.kind {
    case .card: return true
    case .stack, .presented: return false
    case .value:
      let others = [Name(.selected), Name(.pager), Name(.menu), Name(.drawer)]
      return !others.contains(container.name)
    }
  }

  /// Draws a panel or card, which rises from the lower edge; `none` and `closed` have no height.
  ///
  /// A card moves with the active animator of its name, between its value and the other one.
  mutating func drawCard(_ card: Container) {
    let value = card.committed.last ?? .none
    var height = height(of: value, in: card)
    if let transition = transition(of: card) {
      let start = self.height(of: transition.from, in: card)
      let end = self.height(of: transition.to, in: card)
      height = start + (end - start) * progress(of: transition)
    } else if let animator = session.animator(card.name), animator.state == .active {
      let other = Name(value == Name(.expanded) ? .collapsed : .expanded)
      let end = self.height(of: other, in: card)
      height += (end - height) * animator.progress(at: session.now)
    } else if height == 0 {
      return
    }
    height = max(height, 0)
    add(
      card.name,
      Picture.Frame(x: 0, y: size.height - height, width: size.width, height: height)
    )
  }

  /// A card covers the whole window, a panel as much as a sheet.
  func height(of value: Name, in card: Container) -> Double {
    if value == .none || value == Name(.closed) { return 0 }
    if value == Name(.collapsed) { return size.height * PictureMetrics.collapsedHeight }
    guard value == Name(.expanded) || value == Name(.open) else {
      return size.height * PictureMetrics.middleHeight
    }
    return card.name == Name(.panel) ? size.height * (1 - PictureMetrics.sheetInset) : size.height
  }
}
