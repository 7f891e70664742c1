extension Error {
  /// What is wrong with something that was typed, with words quoted as in all that the player says.
  ///
  /// Predicates and expressions come from scripts and command lines too, where backquotes are usual.
  var notice: String {
    String("\(self)".map { $0 == "`" ? "'" : $0 })
  }
}
