import SessionModel

/// One picture of a filmstrip, and how long it looked the same.
struct FilmFrame<Look: Equatable> {
  let start: Time
  var end: Time
  /// When the next picture begins.
  var until = Time.never
  /// Marks that were set since the picture before.
  var marks: [FilmMark] = []
  /// What is seen.
  let look: Look

  /// When it was so, in at most `width` columns.
  func caption(width: Int = .max) -> String {
    let first = TimeText.text(start)
    guard end > start else { return first }
    let span = "\(first)-\(TimeText.text(end))"
    return [span, "\(first)-.."].first { $0.count <= width } ?? first
  }
}
