import SessionModel

extension NameTable {
  /// Whether the same names have the same numbers.
  func isLike(_ other: NameTable) -> Bool {
    count == other.count
      && additions.elementsEqual(other.additions) { $0.utf8.elementsEqual($1.utf8) }
  }
}
