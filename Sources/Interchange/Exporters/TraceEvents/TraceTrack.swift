/// A row of a trace.
struct TraceTrack: Hashable {
  /// What rows are about, from the top down.
  enum Subject: Int {
    case findings, marks, app, touch, recognizer, transition, call, container
  }

  /// The process that the row belongs to: the session, or a window.
  var process: Int
  /// The row's number, which no other row has.
  var thread: Int

  /// The process of what belongs to no window.
  static let session = 1

  /// The process of the session's window number `place`, from 0.
  static func process(ofWindowAt place: Int) -> Int {
    session + 1 + place
  }
}
