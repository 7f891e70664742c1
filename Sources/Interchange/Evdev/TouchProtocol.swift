/// The way in which a device tells of its contacts.
enum TouchProtocol: Equatable, Sendable {
  /// Changes by slot (multi-touch protocol B).
  case slots
  /// A full picture by anonymous packets (multi-touch protocol A).
  case packets
  /// One contact on two named axes, down and up by `BTN_TOUCH`.
  case singleTouch(AxisPair)

  var isSingleTouch: Bool {
    if case .singleTouch = self { true } else { false }
  }
}
