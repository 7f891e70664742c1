import GestureScript
import SessionModel

/// Numbers as people read them.
enum Figures {
  /// A span in seconds with six decimals, so that every microsecond shows.
  static func seconds(_ span: Interval) -> String {
    SecondsText.text(microseconds: span.microseconds, leastDecimals: 6)
  }

  /// `number` with a fixed number of decimals, at most 9.
  static func fixed(_ number: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 9e18 else { return "\(number)" }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// "1 event", "2 events"; `name` is what one is called, and takes an s.
  static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }

  /// ", 3.1 an event", or nothing where there are no events.
  static func perEvent(_ bytes: Int, _ events: Int) -> String {
    guard events > 0 else { return "" }
    return ", \(fixed(Double(bytes) / Double(events), decimals: 2)) an event"
  }
}
