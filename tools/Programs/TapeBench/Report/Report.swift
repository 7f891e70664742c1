#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints rows as they come, as a table or as one JSON value a line.
final class Report {
  private let isJSON: Bool
  private var section = ""
  private var met = 0
  private var missed: [String] = []

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// Begins a part of the table.
  func begin(_ section: String) {
    self.section = section
    if !isJSON { print("\n\(section)") }
  }

  func add(_ row: Row) {
    switch row.isMet {
    case true?: met += 1
    case false?: missed.append("\(section): \(row.name)")
    case nil: break
    }
    print(isJSON ? json(row) : text(row))
    fflush(nil)
  }

  /// Says how many targets were reached.
  func finish() {
    guard !isJSON else { return }
    print("\n\(met) of \(met + missed.count) figures with a target reach it")
    for name in missed { print("  missed: \(name)") }
  }

  private func text(_ row: Row) -> String {
    let value = row.value.map { "\($0.figure) \(row.unit)" } ?? "not measured"
    let mark = row.isMet.map { $0 ? "ok" : "MISS" } ?? ""
    let name = row.isPeer ? "    peer: \(row.name)" : "  \(row.name)"
    let target = row.target?.text ?? ""
    let line =
      name.padded(to: 48) + value.aligned(in: 24) + "  " + target.padded(to: 10)
      + mark.padded(to: 6)
      + row.note
    return line.trimmed
  }

  private func json(_ row: Row) -> String {
    var fields = [
      "\"section\": \(section.quoted)", "\"name\": \(row.name.quoted)", "\"peer\": \(row.isPeer)",
      "\"value\": \(row.value.map { $0.isFinite ? "\($0)" : "null" } ?? "null")",
      "\"unit\": \(row.unit.quoted)",
    ]
    if let target = row.target { fields.append("\"must\": \(target.text.quoted)") }
    if let isMet = row.isMet { fields.append("\"met\": \(isMet)") }
    if !row.note.isEmpty { fields.append("\"note\": \(row.note.quoted)") }
    return "{\(fields.joined(separator: ", "))}"
  }
}
