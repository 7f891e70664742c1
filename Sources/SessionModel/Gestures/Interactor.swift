/// The object between a gesture and the transition it drives, as a percent-driven one is.
///
/// Before its transition starts, and after that has been told how to end, it has no effect.
enum Interactor: Equatable, Sendable {
  /// There is none.
  case none
  /// Made by a gesture; no transition has asked for it yet.
  case created
  /// Given to a transition when that started.
  case bound(TransitionID)
}

extension Interactor {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ interactor: inout Interactor
  ) throws(KeyframeError) {
    var tag: UInt64 = 0
    var id = TransitionID(.none)
    switch interactor {
    case .none: break
    case .created: tag = 1
    case .bound(let known): (tag, id) = (2, known)
    }
    try coder.integer(&tag)
    try coder.value(&id)
    switch tag {
    case 0: interactor = .none
    case 1: interactor = .created
    case 2: interactor = .bound(id)
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }
}
