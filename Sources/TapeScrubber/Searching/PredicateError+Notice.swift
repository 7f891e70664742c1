import TapeReplay

extension PredicateError {
  /// What is wrong, with words quoted as in all that the player says.
  var notice: String {
    String(description.map { $0 == "`" ? "'" : $0 })
  }
}
