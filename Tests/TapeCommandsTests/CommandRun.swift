import Foundation

@testable import TapeCommands

/// Runs a command in a folder of its own and keeps what it wrote.
struct CommandRun {
  /// The folder; files are named relative to it.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "touchtape-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// How a command ended and what it said.
  struct Outcome {
    var status: TapeCommands.ExitStatus
    var output = ""
    var remarks = ""
    var error: CommandError?
  }

  /// The path of the file `name`.
  func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name)))
  }

  /// The names of all files but those that catch the output.
  var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix("standard-") }.sorted()
  }

  /// Runs `command` with `words`.
  func run(_ command: any Command.Type, _ words: [String]) throws -> Outcome {
    let names = ["standard-output", "standard-error"]
    for name in names { try write("", to: name) }
    let handles = try names.map { try FileHandle(forWritingTo: folder.appending(path: $0)) }
    defer { for handle in handles { try? handle.close() } }
    let console = Console(
      output: handles[0].fileDescriptor,
      remarks: handles[1].fileDescriptor
    )
    var outcome = Outcome(status: .done)
    do {
      outcome.status = try command.init(Arguments(words, options: command.options)).run(console)
      try console.flush()
    } catch let error as CommandError {
      outcome.status = error.status
      outcome.error = error
    } catch let error as UsageError {
      outcome.status = .usage
      outcome.error = CommandError(.usage, error.message)
    }
    outcome.output = String(decoding: try bytes(of: names[0]), as: UTF8.self)
    outcome.remarks = String(decoding: try bytes(of: names[1]), as: UTF8.self)
    return outcome
  }

  /// Removes the folder.
  func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }
}
