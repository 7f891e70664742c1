import GestureScript
import SessionModel

/// A long tape of a seeded monkey that drives declared recognizers.
struct MonkeyTape {
  /// What the monkey finds.
  private static let setup = """
    setup size 390x844
    setup stack main=[Home,List,Detail] tabs=[one,two,three] selected=one menu=closed
    setup recognizer back pan on=main preset=backSwipe
    setup recognizer forward edgePan edge=right preset=edgePan on=main drives=push:Next
    """

  /// The events.
  let events: [TimedEvent]
  /// Their names.
  let names: NameTable
  /// What the tape says about itself.
  let description: TapeDescription

  /// A session of at least `count` events.
  init(events count: Int) throws {
    // A monkey minute is some 3,400 events.
    let seconds = max(60, count / 50)
    let text = "\(Self.setup)\n0.200 monkey seed=7 for=\(seconds)\nsettle\n+0.5 end\n"
    let performed = try Script.parse(Array(text.utf8), file: "monkey").perform(eventLimit: .max)
    events = Array(performed.events.prefix(count))
    names = performed.names
    description = performed.description
  }
}
