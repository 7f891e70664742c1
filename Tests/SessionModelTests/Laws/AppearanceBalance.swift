import SessionModel

/// What screens were told, and where a "did" came without its "will".
struct AppearanceBalance {
  private var pending: [Name: AppearanceCallback.Kind] = [:]
  private(set) var flaws: [String] = []
  private(set) var count = 0

  /// Whether nobody waits for a "did".
  var isEven: Bool {
    pending.isEmpty
  }

  mutating func take(_ fact: Fact) {
    guard case .callback(let callback) = fact else { return }
    count += 1
    let screen = callback.screen
    switch callback.kind {
    case .willAppear, .willDisappear: pending[screen] = callback.kind
    case .didAppear: close(screen, .willAppear)
    case .didDisappear: close(screen, .willDisappear)
    case .willShow, .didShow: break
    }
  }

  private mutating func close(_ screen: Name, _ opening: AppearanceCallback.Kind) {
    if pending[screen] != opening { flaws.append("\(screen): no \(opening) before") }
    pending[screen] = nil
  }
}
