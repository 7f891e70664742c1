import SessionModel

/// One picture of a filmstrip, and how long it looked the same.
struct FilmFrame: Equatable, Sendable {
  let start: Time
  var end: Time
  /// When the next picture begins.
  var until = Time.never
  /// The phone and the lines below it.
  let lines: [String]

  /// When it was so, in at most `width` columns.
  func caption(width: Int) -> String {
    let first = TimeText.text(start)
    guard end > start else { return first }
    let span = "\(first)-\(TimeText.text(end))"
    return span.count <= width ? span : "\(first)-.."
  }
}
