/// A line of the table.
struct Row {
  /// What was measured.
  var name: String
  /// The figure; nil where it could not be measured, and the note says why.
  var value: Double?
  var unit: String
  var target: Target?
  /// How it was measured, or what a peer did.
  var note: String
  var isPeer: Bool

  init(
    _ name: String,
    _ value: Double?,
    _ unit: String,
    must target: Target? = nil,
    note: String = "",
    isPeer: Bool = false
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.target = target
    self.note = note
    self.isPeer = isPeer
  }

  /// Whether the target was reached; nil where there is none.
  var isMet: Bool? {
    guard let target, let value else { return nil }
    return target.isMet(by: value)
  }
}
