/// A property animator that exists.
public struct Animator: Equatable, Sendable {
  /// Its name.
  public internal(set) var id: Name
  /// When it changes by itself; `never` if it does not.
  var deadline = Time.never
  /// Place in the order of creation, which breaks ties between deadlines.
  var serial: UInt64 = 0
}
