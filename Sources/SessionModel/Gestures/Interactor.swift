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
