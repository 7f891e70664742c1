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

  init(of tape: TapeInput) {
    reader = tape.reader
    size = tape.size
    notes = tape.notes?.all ?? TapeNotes()
  }

  /// The tape as lines: a word, then its value.
  var lines: [String] {
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
      "health      \(reader.health.rawValue)",
    ]
    if let start = header.start {
      let time = Figures.seconds(start.session.now - .zero)
      lines.append("begins      at \(time) s, in the midst of a session")
    }
    if let origin = header.origin {
      let stretch = "events \(origin.events.lowerBound) to \(origin.events.upperBound)"
      let salt = StateTree.hexadecimal(origin.salt)
      lines.append("cut from    \(Escaped.text(origin.name)), \(stretch), salt \(salt)")
    }
    return lines + description
      + notes.entries.map { "beside it   " + Escaped.text(TapeNotes.line($0)) }
  }

  /// The header's own lines, as a script would say them, and every policy.
  private var description: [String] {
    let printer = TapePrinter(names: reader.names)
    let text = String(decoding: printer.header(reader.description), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("setup policy") }
    let policies = reader.description.policies
    return lines.map { Escaped.text(String($0)) }
      + Policy.allCases.map { policy in
        let value = "\(policy.spelling)=\(PolicyText.value(of: policy, in: policies))"
        let mark = policies.isDefault(policy) ? "" : "   (set)"
        return "policy      \(value): \(policy.summary)\(TapeSummary.choices(of: policy))\(mark)"
      }
  }

  /// The values that a policy may have; nothing for a number, whose unit its summary names.
  private static func choices(of policy: Policy) -> String {
    let choices = policy.choices.map { "\($0)" }
    return choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
  }
}
