import GestureScript
import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber

/// What a tape is, for `info`.
struct TapeSummary {
  let reader: TapeReader
  let size: Int
  /// Marks and notes beside the tape.
  let notes: TapeNotes
  /// Whether a script was performed to have it.
  let isPerformed: Bool
  /// Whether every block was compared with its checksum.
  let isChecked: Bool

  init(of tape: TapeInput, isChecked: Bool) {
    self.isChecked = isChecked
    isPerformed = tape.isPerformed
    reader = tape.reader
    size = tape.size
    notes = tape.notes?.all ?? TapeNotes()
  }

  /// The tape as lines: a word, then its value; `policies` says which.
  func lines(allPolicies: Bool) -> [String] {
    let header = reader.header
    var lines = [
      "format      \(header.formatVersion), read from \(header.leastReaderVersion) on",
      "program     \(Escaped.text(header.programVersion))",
      "reducer     \(header.reducerVersion)",
      "events      \(reader.eventCount)",
      "duration    \(Figures.seconds(reader.endTime - reader.startTime)) s",
      "size        \(size) bytes\(Figures.perEvent(size, reader.eventCount))",
      "blocks      \(reader.blocks.count)",
      "names       \(reader.names.additions.count)",
      "health      \(health)",
    ]
    if isPerformed { lines.append("performed   from a script; record makes this tape of it") }
    if let start = header.start {
      let time = Figures.seconds(start.session.now - .zero)
      lines.append("begins      at \(time) s, in the midst of a session")
    }
    if let origin = header.origin {
      let stretch = "events \(origin.events.lowerBound) to \(origin.events.upperBound)"
      let salt = StateTree.hexadecimal(origin.salt)
      lines.append("cut from    \(Escaped.text(origin.name)), \(stretch), salt \(salt)")
    }
    return lines + description + policies(all: allPolicies)
      + notes.entries.map { "beside it   " + Escaped.text(TapeNotes.line($0)) }
  }

  /// How the tape is, and how much of it was looked at.
  private var health: String {
    let health = reader.health.rawValue
    return isChecked ? health : "\(health) by header and index; --verify checks the blocks, too"
  }

  /// The header's own lines, as a script would say them.
  private var description: [String] {
    let printer = TapePrinter(names: reader.names)
    let text = String(decoding: printer.header(reader.description), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("setup policy") }
    return lines.map { Escaped.text(String($0)) }
  }

  /// The policies that are set, and how many are not; or all.
  private func policies(all: Bool) -> [String] {
    let policies = reader.description.policies
    let shown = Policy.allCases.filter { all || !policies.isDefault($0) }
    let lines = shown.map { policy in
      let value = "\(policy.spelling)=\(PolicyText.value(of: policy, in: policies))"
      let mark = policies.isDefault(policy) ? "" : "   (set)"
      return "policy      \(value): \(policy.summary)\(TapeSummary.choices(of: policy))\(mark)"
    }
    let others = Policy.allCases.count - shown.count
    guard others > 0 else { return lines }
    let which = shown.isEmpty ? "all \(others)" : "\(others) others"
    return lines + ["policies    \(which) as they are by default; --policies lists them"]
  }

  /// The values that a policy may have; nothing for a number, whose unit its summary names.
  private static func choices(of policy: Policy) -> String {
    let choices = policy.choices.map { "\($0)" }
    return choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
  }
}
