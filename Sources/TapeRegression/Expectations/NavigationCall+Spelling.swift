import SessionModel

extension NavigationCall {
  /// The call as `expect queued=[…]` writes it: without its animation.
  func spelling(_ names: NameTable) -> String {
    operation.spelling(
      name: { names[$0] },
      list: { screens in screens.map { names[$0] }.joined(separator: " ") }
    )
  }
}
