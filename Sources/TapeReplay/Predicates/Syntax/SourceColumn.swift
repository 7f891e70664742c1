/// Where something stands in the text it was read from, counted from 1 in characters.
///
/// It is no part of a predicate's value: any two are equal.
struct SourceColumn: Equatable, Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (one: SourceColumn, other: SourceColumn) -> Bool {
    true
  }
}
