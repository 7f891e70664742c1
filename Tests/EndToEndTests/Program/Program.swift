import Foundation
import Testing

/// The built program, run as a shell would run it.
struct Program {
  /// The folder in which it runs and which holds what it wrote.
  let folder: TestFolder
  /// The folder it is started in; the test's own unless told otherwise.
  var startFolder: String
  /// Variables that are set for it beside those of the tests.
  var environment: [String: String] = [:]

  init() throws {
    folder = try TestFolder()
    startFolder = folder.location
  }

  /// Runs the program with `arguments`, `input` on its standard input.
  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs the program with `arguments`, `input` on its standard input.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    try run(BuildFolder.program, arguments, input)
  }

  /// Runs a shell command; the program is in its `PATH`.
  func shell(_ command: String) throws -> Outcome {
    try run("/bin/bash", ["-c", command], [])
  }

  /// Records `script` as `name` and expects that to work.
  func record(_ script: String, as name: String = "a.tape") throws {
    let outcome = try run("record", "-", "-o", folder.path(name), input: script)
    try #require(outcome.status == 0, "\(outcome.remarks)")
  }

  /// Starts the program without waiting for it; its output goes nowhere.
  func start(_ arguments: [String]) throws -> ChildProcess {
    let nowhere = "/dev/null"
    return try ChildProcess(
      plan(BuildFolder.program, arguments, (nowhere, nowhere, nowhere))
    )
  }

  /// Runs the program that was built under the name `tool`.
  func runTool(_ tool: String, _ arguments: String...) throws -> Outcome {
    try runTool(tool, arguments)
  }

  /// Runs a program of the tools with `arguments`.
  func runTool(_ tool: String, _ arguments: [String]) throws -> Outcome {
    try run(BuildFolder.url.appendingPathComponent(tool).path, arguments, [])
  }

  private func run(_ file: String, _ arguments: [String], _ input: [UInt8]) throws -> Outcome {
    // Files rather than pipes: nothing can block on a full one. They lie outside the test's folder.
    let streams = try TestFolder()
    let paths = (
      input: try streams.write(input, to: "input"),
      output: try streams.write("", to: "output"),
      remarks: try streams.write("", to: "remarks")
    )
    let status = try ChildProcess(plan(file, arguments, paths)).wait()
    return Outcome(
      status: status,
      output: try streams.bytes("output"),
      remarks: String(decoding: try streams.bytes("remarks"), as: UTF8.self)
    )
  }

  private func plan(
    _ file: String,
    _ arguments: [String],
    _ streams: (input: String, output: String, remarks: String)
  ) -> ChildProcess.Plan {
    var variables = ProcessInfo.processInfo.environment
    let path = variables["PATH", default: "/usr/bin:/bin"]
    variables["PATH"] = "\(BuildFolder.programFolder):\(path)"
    variables["LC_ALL"] = "C.UTF-8"
    // A crash that a test provokes shall not be analysed for half a minute.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return ChildProcess.Plan(
      file: file,
      arguments: arguments,
      environment: variables.merging(environment) { _, own in own },
      folder: startFolder,
      streams: streams
    )
  }
}
