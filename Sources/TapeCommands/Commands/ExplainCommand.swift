import GestureScript
import SessionModel
import TapeFile
import TapeRegression
import TapeReplay

/// `explain`: why each gesture of a tape was won by the recognizer that had it.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "says why each gesture won or lost, and what decided how it was let go"
  static let operands = "TAPE [--touch ID] [--at P]"
  static let options = [touch, place, .json, .policies]
  static let notes = [
    "For every gesture, from the first finger that lands to the last that leaves: which recognizers",
    "looked at it, at which event each recognized or failed and by which number, what it drove, and",
    "what it would have taken to end otherwise.",
    PositionOptions.grammar,
  ]

  private static let touch = Option("--touch", value: "ID", "only gestures with this finger")
  private static let place = Option("--at", value: "P", "only the gesture at P, or the last before")

  private let path: String
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]
  private let finger: Int32?
  private let place: PositionExpression?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
    place = try PositionOptions.position(Self.place, arguments)
    isJSON = arguments.has(.json)
    if let text = arguments.value(Self.touch) {
      guard let number = Int32(text) else {
        throw UsageError("--touch \(text): expected the number of a finger")
      }
      finger = number
    } else {
      finger = nil
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var tape = try TapeInput(path, console, policy: policy)
    tape.changes = changes
    var last: Position?
    if let place {
      var replayer = tape.replayer
      try tape.seek(&replayer, to: place)
      last = replayer.position
    }
    let count = try explain(tape, until: last, console)
    if count == 0 && !isJSON { try console.writeLine("no such gesture") }
    return count == 0 ? .no : .done
  }

  /// Writes the gestures that were asked for as they pass; how many they were.
  private func explain(
    _ tape: TapeInput,
    until last: Position?,
    _ console: Console
  ) throws(CommandError) -> Int {
    var explainer = Explainer(tape.reader.header.initialSession.deciding(by: tape.policies))
    var latest: GestureExplanation?
    var count = 0
    var fingers: Set<Int32> = []
    func take() throws(CommandError) {
      for gesture in explainer.takeSettled() {
        fingers.formUnion(gesture.touches)
        guard isAskedFor(gesture) else { continue }
        guard let last else {
          try write(gesture, isFirst: count == 0, tape, console)
          count += 1
          continue
        }
        if gesture.start <= last { latest = gesture }
      }
    }
    var events: [TimedEvent] = []
    for (index, block) in tape.reader.eventBlocks.enumerated() {
      try read(tape, index, into: &events)
      explainer.passOverLost(through: block.startEvent)
      for timed in events { explainer.apply(timed) }
      try take()
    }
    explainer.finish()
    try take()
    if let latest {
      try write(latest, isFirst: true, tape, console)
      count += 1
    }
    try refuseUnknown(among: fingers, tape)
    return count
  }

  /// Fingers that a message lists at most.
  private static let listedFingers = 8

  /// A finger that no gesture has is a mistake.
  private func refuseUnknown(among fingers: Set<Int32>, _ tape: TapeInput) throws(CommandError) {
    guard let finger, !fingers.contains(finger) else { return }
    let listed = fingers.sorted().prefix(Self.listedFingers).map { "\($0)" }
    let more = fingers.count > Self.listedFingers ? ", …" : ""
    let known = listed.isEmpty ? "no gestures" : listed.joined(separator: ", ") + more
    throw CommandError(
      .usage,
      "\(Escaped.text(tape.path)): --touch: there is no finger \(finger); the tape has \(known)"
    )
  }

  private func read(
    _ tape: TapeInput,
    _ block: Int,
    into events: inout [TimedEvent]
  ) throws(CommandError) {
    do throws(TapeError) {
      try tape.reader.readEvents(ofBlock: block, into: &events)
    } catch {
      throw CommandError(error, path: tape.path)
    }
  }

  private func isAskedFor(_ gesture: GestureExplanation) -> Bool {
    finger.map(gesture.touches.contains) ?? true
  }

  private func write(
    _ gesture: GestureExplanation,
    isFirst: Bool,
    _ tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    let names = tape.reader.names
    guard !isJSON else {
      try console.writeLine(JSONText.line(gesture.value(names: names)))
      return
    }
    if !isFirst { try console.writeLine("") }
    for line in ExplanationText(gesture, names: names).lines {
      try console.writeLine(Escaped.text(line))
    }
  }
}
