import SessionModel
import TapeReplay

/// What is shown beside the tape: a second tape or a second future, in step with it.
struct Companion {
  /// What stands before the title of the phone, of two, that the panes are about.
  static let paneSign = "*"

  /// What the tape itself is called beside it.
  let ownTitle: String
  /// What it is called.
  let title: String
  /// Whether the panes are about it.
  var isShownInPanes = false
  /// What is shown of it.
  private(set) var moment = ScrubberMoment()
  /// What differs here: before is the tape, after the companion.
  private(set) var differences: [StateChange] = []
  /// Looks for the places where both differ anew.
  var divergence: any DivergenceScanning

  private var tape: any CompanionTape

  init(
    _ tape: any CompanionTape,
    title: String,
    besides ownTitle: String,
    _ divergence: any DivergenceScanning
  ) {
    self.tape = tape
    self.title = title
    self.ownTitle = ownTitle
    self.divergence = divergence
  }

  /// The spellings of its names.
  var names: NameTable { tape.names }

  /// Goes to where the tape has gone.
  mutating func follow(_ other: ScrubberMoment, _ names: NameTable) throws {
    moment = try tape.moment(at: other.position)
    guard other.session.showsOther(than: moment.session) || !names.isLike(tape.names) else {
      differences = []
      return
    }
    let event = other.position.event
    differences = StateDifference.changes(
      from: StateTree(of: other.session, names: names, event: event),
      to: StateTree(of: moment.session, names: tape.names, event: event)
    ).filter { !$0.isPlain }
  }
}

extension NameTable {
  /// Whether the same names have the same numbers.
  func isLike(_ other: NameTable) -> Bool {
    count == other.count
      && additions.elementsEqual(other.additions) { $0.utf8.elementsEqual($1.utf8) }
  }
}
