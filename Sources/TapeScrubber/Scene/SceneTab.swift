import SessionModel

/// A tab in the bar at the lower edge.
struct SceneTab: Equatable {
  let name: String
  let isSelected: Bool

  /// The tabs of `window`; none while their bar is hidden.
  static func tabs(of window: Window, in session: Session, _ names: NameTable) -> [SceneTab] {
    let bar = session.bars.last { $0.part == Name(.tab) }
    guard bar?.value != Name(.hidden) else { return [] }
    let selected = session.containers.first {
      $0.window == window.name && $0.name == Name(.selected)
    }
    return window.tabs.map { tab in
      SceneTab(name: names[tab], isSelected: selected?.model.last == tab)
    }
  }
}
