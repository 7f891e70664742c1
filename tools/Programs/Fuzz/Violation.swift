/// A law that a reader has broken.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws a violation unless `holds`.
func require(_ holds: Bool, _ law: @autoclosure () -> String) throws(Violation) {
  guard holds else { throw Violation(law()) }
}
