import GestureScript
import SessionModel

extension Outline {
  /// A moment in seconds with six decimals, so that columns line up and every microsecond shows.
  static func seconds(_ time: Time) -> String {
    seconds(Interval(microseconds: time.microseconds))
  }

  /// A span in seconds with six decimals.
  static func seconds(_ span: Interval) -> String {
    SecondsText.text(microseconds: span.microseconds, leastDecimals: 6)
  }
}

extension NameTable {
  /// The spelling of `name`, quoted where it could be taken for something else.
  func shown(_ name: Name) -> String {
    NameText.text(self[name])
  }

  /// The spelling of `id`, quoted where it could be taken for something else.
  func shown(_ id: TransitionID) -> String {
    NameText.text(spelling(of: id))
  }

  /// Screens as scripts list them.
  func shown(_ screens: [Name]) -> String {
    "[\(screens.map { shown($0) }.joined(separator: ","))]"
  }
}
