import GestureScript
import SessionModel
import TapeReplay

/// What a monkey does in a few seconds with recognizers that drive navigation.
struct MonkeySession {
  let events: [TimedEvent]
  let names: NameTable
  let description: TapeDescription

  private static let setup = """
    setup stack main=[Home,List,Detail]
    setup recognizer back pan on=main preset=backSwipe
    setup recognizer tapped tap
    0.1 monkey for=10 seed=
    """

  init(seed: Int) throws {
    let performed = try Script.parse(
      Array("\(Self.setup)\(seed)\n".utf8),
      file: "monkey.gesture"
    ).perform()
    (events, names, description) = (performed.events, performed.names, performed.description)
  }

  /// The events as a source, with others in their place if there are any.
  func source(_ others: [TimedEvent]? = nil, blockSize: Int = 100) -> MemoryEvents {
    MemoryEvents(
      others ?? events,
      names: names,
      description: description,
      blockSize: blockSize
    )
  }
}
