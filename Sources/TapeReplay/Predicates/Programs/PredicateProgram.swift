/// A predicate as a flat program with one register, true or false.
struct PredicateProgram: Sendable {
  enum Instruction: Sendable {
    case constant(Bool)
    /// Makes a test.
    case test(Int)
    /// Takes what a watch has noticed.
    case watch(Int)
    /// Whether one of these parts can differ from the place before.
    case reached(SessionParts)
    case not
    /// Goes to a place of the code if the register is false, or if it is true.
    case skipIfFalse(Int)
    case skipIfTrue(Int)
  }

  /// Something that compares a place with the one before.
  struct Watch: Sendable {
    enum Kind: Sendable {
      case changed(PlaceProbe)
      /// A part of the code that holds and did not, or did and does not.
      case became(Range<Int>)
      case ended(Range<Int>)
    }

    var kind: Kind
    /// The parts of a session on which it depends.
    var parts: SessionParts
  }

  var code: [Instruction] = []
  var tests: [PlaceTest] = []
  /// Inner ones come before those that they stand within.
  var watches: [Watch] = []
  var tables: PredicateTables
  /// The code whose register is the answer; parts for watches stand before it.
  var main = 0..<0

  /// Whether it asks for facts.
  var needsFacts = false
  /// Whether it reads anything but the event.
  var needsSession = false
  /// Whether it can hold where time alone leads.
  var holdsWithoutEvents = true

  /// The parts of a session on which its answer depends.
  var parts = SessionParts.none
  /// Whether its answer depends on what has just happened, too.
  var isMomentary = false

  /// Whether places where time alone leads must be looked at: it may hold there, or it compares an
  /// event with the place before.
  var needsQuietPlaces: Bool {
    holdsWithoutEvents || needsFacts || !watches.isEmpty
  }

  /// Whether events alone answer it.
  var readsEventsAlone: Bool {
    !needsSession && !holdsWithoutEvents && watches.isEmpty
  }
}
