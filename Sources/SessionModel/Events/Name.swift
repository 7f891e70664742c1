/// A name of the app's world (a screen, a recognizer, a container, a mark) as a small number.
///
/// Events carry names as numbers so that they stay small and comparing them is one instruction; a
/// `NameTable` knows the spellings. The names of `WellKnownName` have the same number in every table.
public struct Name: Hashable, Sendable {
  /// Place in the table that spelled it.
  public let index: UInt32

  /// The name at `index` of its table.
  public init(index: UInt32) {
    self.index = index
  }

  /// A well-known name, the same in every table.
  public init(_ known: WellKnownName) {
    index = known.rawValue
  }

  /// Absence of a screen, spelled `none`.
  public static let none = Name(.none)
  /// The stack that is meant where none is named.
  public static let main = Name(.main)
  /// The window that is meant where none is named.
  public static let firstWindow = Name(.w1)
}
