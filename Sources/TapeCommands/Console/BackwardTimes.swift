import GestureScript
import SessionModel

/// Events of a script whose time lies before that of the event above: they happen at once.
///
/// Tapes of apps with wrong clocks have them too, so that they are recorded as they stand.
struct BackwardTimes {
  /// The first such event: its number, its time and the one it lies before.
  private var first: (event: Int, time: Time, earlier: Time)?
  private var count = 0

  /// Those in `script`.
  init(in script: PerformedScript) {
    var earlier = Time.zero
    for (index, timed) in script.events.enumerated() {
      if timed.time < earlier {
        first = first ?? (index + 1, timed.time, earlier)
        count += 1
      }
      earlier = timed.time
    }
  }

  /// What to tell the person who wrote the script; nil where time only goes on.
  var remark: String? {
    guard let first else { return nil }
    let (time, earlier) = (
      Figures.seconds(first.time - .zero), Figures.seconds(first.earlier - .zero)
    )
    let others = count > 1 ? ", and \(Figures.count(count - 1, "other")) like it" : ""
    return
      "event \(first.event) at \(time) s lies before the one above it at \(earlier) s\(others);"
      + " +0.1 or no time goes on from there"
  }
}
