/// A number and what it is held against, both in the same unit.
struct Measure {
  /// What was seen.
  var value = 0.0
  /// What was asked for or allowed.
  var limit = 0.0
}
