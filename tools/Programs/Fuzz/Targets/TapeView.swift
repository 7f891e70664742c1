import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// What a reader shows of a tape.
struct TapeView {
  let reader: TapeReader
  let blocks: [[TimedEvent]]

  init(_ reader: TapeReader) throws(TapeError) {
    self.reader = reader
    var blocks: [[TimedEvent]] = []
    for block in reader.blocks.indices { blocks.append(try reader.events(ofBlock: block)) }
    self.blocks = blocks
  }

  var events: [TimedEvent] { blocks.flatMap(\.self) }

  var eventCount: Int { blocks.reduce(0) { $0 + $1.count } }

  /// The events in the notation, which shows every bit of them.
  var text: [UInt8] {
    TapePrinter(names: reader.names).text(reader.description, events)
  }

  /// Checks what every lenient policy promises.
  func check(_ policy: ReadingPolicy) throws {
    try reader.readEverything()
    try checkOrder()
    if policy == .prefix {
      let shown = blocks.prefix { !$0.isEmpty }.count
      try require(blocks[shown...].allSatisfy(\.isEmpty), "a prefix has a gap")
    }
  }

  private func checkOrder() throws {
    var last = 0
    var time = Time.zero
    for (info, events) in zip(reader.blocks, blocks) {
      try require(events.isEmpty || events.count == info.count, "a block is read in part")
      try require(!events.isEmpty || !reader.losses.isEmpty, "a block is missing without a loss")
      try require(info.firstEvent > last, "event \(info.firstEvent) comes after \(last)")
      try require(info.firstTime >= time, "a block begins before the last one ended")
      (last, time) = (info.lastEvent, info.lastTime)
    }
    let isWhole = reader.losses.isEmpty
    try require((reader.health == .intact) == isWhole, "health is \(reader.health)")
  }

  /// Checks that a replayer gets to the end and back, whatever is missing.
  func checkReplay() throws {
    let policies = reader.description.policies
    var replayer = Replayer(reader, through: SessionReducer(policies: policies))
    try replayer.seekToEnd()
    let (end, digest) = (replayer.position, replayer.state.digest)
    try require(end.event == reader.eventCount, "the end is at event \(end.event)")
    try replayer.stepBack()
    try replayer.seek(to: Time(microseconds: reader.endTime.microseconds / 2))
    try replayer.seek(to: end)
    try require(replayer.position == end, "the end is at \(replayer.position), then at \(end)")
    // A keyframe that lies is believed; which of them is read depends on the way.
    guard try hasTrueKeyframes() else { return }
    try require(replayer.state.digest == digest, "the end has two states")
  }

  /// Whether every keyframe is what the events before it lead to, unless some of these are missing.
  private func hasTrueKeyframes() throws -> Bool {
    var session = Session(policies: reader.description.policies)
    var facts = NoFacts()
    var next = 1
    for (place, info) in reader.blocks.enumerated() {
      if let keyframe = try reader.keyframe(ofBlock: place) {
        if next == info.firstEvent, keyframe.digest != session.digest { return false }
        session = keyframe
      }
      for event in blocks[place] {
        session.apply(event.event, at: event.time, telling: &facts)
      }
      next = info.firstEvent + blocks[place].count
    }
    return true
  }

  /// Reduces the events from every keyframe on: no crash, no hang, and a keyframe that reads back.
  func checkSessions() throws {
    for (place, events) in blocks.enumerated() {
      let keyframe = try reader.keyframe(ofBlock: place)
      var session = keyframe ?? Session(policies: reader.description.policies)
      var facts = NoFacts()
      for event in events { session.apply(event.event, at: event.time, telling: &facts) }
      let again = try Session(encoded: session.encoded())
      try require(again.digest == session.digest, "a session reads back as another one")
      _ = StateTree(of: session, names: reader.names, event: reader.blocks[place].lastEvent).lines
      for window in session.windows { _ = session.picture(of: window.name) }
    }
  }
}
