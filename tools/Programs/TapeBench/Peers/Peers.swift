import Interchange
import SessionModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What others need for the same events; all of them read the tape's JSON lines.
struct Peers {
  let report: Report
  let set: DataSet
  let options: BenchOptions

  /// Measures the sizes, and the speeds too where `isFull`.
  func measure(isFull: Bool) throws {
    let path = Scratch.path("peers.jsonl")
    defer { unlink(path) }
    let size = write(to: path)
    add("JSON lines", Double(size) / count, "bytes an event", "our own export")
    compress(path, with: "gzip", level: "-9")
    compress(path, with: "zstd", level: "-19")
    runScript("columns.py", path, with: options.python, else: options.pythonProblem)
    guard isFull else { return }
    try SQLitePeer(report: report, set: set).measure()
    let node = Shell.has("node") ? "node" : nil
    runScript("reducer.mjs", path, with: node, else: "node is not installed")
  }

  private var count: Double { Double(self.set.events.count) }

  private func write(to path: String) -> Int {
    var bytes = JSONLines.header(set.description)
    for event in set.events { JSONLines.append(event, names: set.names, to: &bytes) }
    return FileBytes.write(bytes, to: path) ? bytes.count : 0
  }

  private func compress(_ path: String, with program: String, level: String) {
    let name = "JSON lines, \(program) \(level)"
    guard Shell.has(program) else {
      return add(name, nil, "bytes an event", "\(program) is not installed")
    }
    let command = "\(program) -q \(level) -c \(Shell.quoted(path)) | wc -c"
    let size = Shell.output(of: command).flatMap { Double($0.filter { $0 != " " }) }
    add(name, size.map { $0 / count }, "bytes an event", size == nil ? "\(program) failed" : "")
  }

  /// Runs a peer that prints a line a figure: name, value, unit and what it did, between tabs.
  private func runScript(
    _ script: String,
    _ path: String,
    with interpreter: String?,
    else problem: String
  ) {
    guard let folder = options.peerFolder else {
      return add(script, nil, "", "start tools/bench, which knows where it is")
    }
    guard let interpreter else { return add(script, nil, "", problem) }
    let words = [interpreter, "\(folder)/\(script)", path].map { Shell.quoted($0) }
    guard let output = Shell.output(of: words.joined(separator: " ")) else {
      return add(script, nil, "", "it failed; what it said stands above")
    }
    for line in output.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { continue }
      add(cells[0], Double(cells[1]), cells[2], cells[3])
    }
  }

  private func add(_ name: String, _ value: Double?, _ unit: String, _ note: String) {
    report.add(Row(name, value, unit, note: note, isPeer: true))
  }
}
