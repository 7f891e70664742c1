import GestureScript
import SessionModel

extension JSONLineWriter {
  /// Writes the first line, with its end.
  mutating func header(_ description: TapeDescription) {
    literal("{\"touchtape\":")
    bytes.append(contentsOf: String(JSONLines.version).utf8)
    if let wall = description.wallMicroseconds {
      field("wall", text: WallClockText.text(microseconds: wall))
    }
    if let writer = description.writer { field("writer", text: writer) }
    if let device = description.device {
      field("device", text: device.name)
      field("facts", pairs: device.facts.map { ($0.key, $0.value) })
    }
    if !description.meta.isEmpty {
      field("meta", pairs: description.meta.map { ($0.key, $0.value) })
    }
    let changed = Policy.allCases.filter { !description.policies.isDefault($0) }
    if !changed.isEmpty {
      let pairs = changed.map {
        ("\($0.spelling)", PolicyText.value(of: $0, in: description.policies))
      }
      field("policies", pairs: pairs)
    }
    field("seed", integer: description.seed)
    end()
  }
}

extension JSONLineReader {
  /// What the current line, the first one, says of the tape.
  mutating func header() throws(JSONLinesError) -> TapeDescription {
    try checkVersion()
    var description = TapeDescription()
    description.wallMicroseconds = try wall()
    description.writer = try text("writer")
    let facts = try entries("facts")
    description.device = try text("device").map { TapeDescription.Device($0, facts: facts) }
    guard description.device != nil || facts.isEmpty else {
      throw JSONLinesError(line: line, field: "device", message: "is missing, but has facts")
    }
    description.meta = try entries("meta")
    for (key, value) in try pairs("policies") {
      try setPolicy(key, value, in: &description.policies)
    }
    description.seed = try integer("seed")
    try finishLine()
    return description
  }

  private mutating func checkVersion() throws(JSONLinesError) {
    guard let version: Int = try integer("touchtape") else {
      throw JSONLinesError(
        line: line,
        message: "is no header; expected {\"touchtape\":\(JSONLines.version),…}"
      )
    }
    guard version == JSONLines.version else {
      throw JSONLinesError(
        line: line,
        field: "touchtape",
        message: "is version \(version); this program reads version \(JSONLines.version)"
      )
    }
  }

  private mutating func wall() throws(JSONLinesError) -> Int64? {
    guard let node = take("wall") else { return nil }
    guard let wall = WallClockText.microseconds(try text(at: node)) else {
      throw wrong(node, "a moment such as 2024-02-29T12:00:00.5Z")
    }
    return wall
  }

  private mutating func entries(
    _ key: StaticString
  ) throws(JSONLinesError) -> [TapeDescription.Entry] {
    var entries: [TapeDescription.Entry] = []
    for (key, value) in try pairs(key) {
      entries.append(TapeDescription.Entry(try text(at: key), try text(at: value)))
    }
    return entries
  }

  private func setPolicy(
    _ key: Int,
    _ value: Int,
    in policies: inout Policies
  ) throws(JSONLinesError) {
    let name = try text(at: key)
    guard let policy = Policy.allCases.first(where: { "\($0.spelling)" == name }) else {
      throw wrong(key, "a policy")
    }
    let word = try text(at: value)
    let choices = policy.choices.map { "\($0)" }
    let number = choices.firstIndex(of: word).map { Double($0) } ?? NumberText.number(word)
    let isChoice = choices.isEmpty || choices.contains(word)
    guard isChoice, let number, number >= 0, number.isFinite else {
      let known = choices.isEmpty ? "a number from 0" : "one of \(choices.joined(separator: ", "))"
      throw wrong(value, known)
    }
    policies[policy] = number
  }
}
