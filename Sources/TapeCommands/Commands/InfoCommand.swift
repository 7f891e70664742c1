import GestureScript
import SessionModel
import TapeFile

/// Says what a tape is.
struct InfoCommand: Command {
  static let name = "info"
  static let summary = "says what a tape is: header, device, counts, duration, size, policies"
  static let operands = "TAPE"
  static let options: [Option] = []

  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console)
    let reader = tape.reader
    do throws(TapeError) {
      try reader.readEverything()
    } catch {
      throw CommandError(error, path: path)
    }
    let header = reader.header
    let bytes = tape.size
    try console.writeLine(
      "format      \(header.formatVersion), read from \(header.leastReaderVersion) on"
    )
    try console.writeLine("program     \(Escaped.text(header.programVersion))")
    try console.writeLine("reducer     \(header.reducerVersion)")
    try console.writeLine("events      \(reader.eventCount)")
    try console.writeLine("duration    \(Figures.seconds(reader.endTime - reader.startTime)) s")
    let perEvent = Figures.perEvent(bytes, reader.eventCount)
    try console.writeLine("size        \(bytes) bytes\(perEvent)")
    try console.writeLine("blocks      \(reader.blocks.count)")
    try console.writeLine("names       \(reader.names.additions.count)")
    try console.writeLine("health      \(reader.health.rawValue)")
    for line in description(of: reader) { try console.writeLine(line) }
    return .done
  }

  /// The header's own lines, as a script would say them, and every policy.
  private func description(of reader: TapeReader) -> [String] {
    let printer = TapePrinter(names: reader.names)
    let text = String(decoding: printer.header(reader.description), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("setup policy") }
    let policies = reader.description.policies
    return lines.map { Escaped.text(String($0)) }
      + Policy.allCases.map { policy in
        let mark = policies.isDefault(policy) ? "" : "   (set)"
        return "policy      \(policy.spelling)=\(PolicyText.value(of: policy, in: policies))\(mark)"
      }
  }
}
