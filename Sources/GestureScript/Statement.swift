import SessionModel

/// A line of a script.
struct Statement {
  /// When the line says it happens.
  enum Clock: Equatable {
    /// Seconds since the tape's start.
    case absolute(Time)
    /// Seconds after the clock.
    case relative(Interval)
  }

  /// What the line says.
  enum Content {
    case event(Event)
    case gesture(SynthesizedGesture)
    case monkey(Monkey)
    case wait(Interval)
    case settle
    case expectation(ScriptExpectation)
  }

  /// Its time; nil is the clock's.
  var clock: Clock?
  var content: Content
  /// The line, from 1.
  var line: Int
  /// Its bytes.
  var range: Range<Int>
}
