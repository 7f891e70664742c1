import GestureScript
import SessionModel

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
    operation.spelling(name: { names.shown($0) }, list: { names.shown($0) })
  }
}
