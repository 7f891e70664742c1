import GestureScript
import Interchange
import SessionModel

/// Turns a real recording into a tape.
struct ImportCommand: Command {
  static let name = "import"
  static let summary = "turns a real recording of touches, or a tape's JSON lines, into a tape"
  static let operands = "FILE -o OUT.tape"
  static let options: [Option] = [
    .output, format, screen, setup, device, describe, rotation, axes, strict, .force, .json,
  ]
  static let notes = [
    "Formats: \(formatNames). FILE may be - for standard input.",
    "jsonl is what export --format jsonl writes; it gives the same tape, and takes none of the options",
    "that add what a recording does not say.",
    "Without ranges, the smallest and the largest value seen serve; --describe gives the ranges.",
  ]

  static let format = Option("--format", value: "F", "the format (default: by content)")
  static let screen = Option(
    "--screen",
    value: "WxH",
    "the screen in points (default: the setup's, else 390x844)"
  )
  static let setup = Option(
    "--setup",
    value: "SETUP.gesture",
    "put the script's setup lines before the touches"
  )
  static let device = Option(
    "--device",
    value: "PATH",
    "the device, where several have touches"
  )
  static let describe = Option(
    "--describe",
    value: "FILE",
    "a device description kept apart (.desc, getevent -lp)"
  )
  static let rotation = Option(
    "--rotation",
    value: "DEG",
    "degrees the picture was turned clockwise: 0, 90, 180 or 270"
  )
  static let axes = Option(
    "--axes",
    value: "X,Y",
    "the axes of a single-touch device, such as ABS_Z,ABS_RX"
  )
  static let strict = Option(
    "--strict",
    "stop at the first thing that would be dropped or repaired"
  )

  static var formatNames: String {
    (RecordingFormat.allCases.map(\.rawValue) + [jsonLines]).joined(separator: ", ")
  }

  /// How the JSON form of a tape is called among the formats.
  static let jsonLines = "jsonl"

  let input: InputFile
  let output: String
  let force: Bool
  let isJSON: Bool
  let setupPath: String?
  let descriptionPath: String?
  let options: ImportOptions
  /// Options that only make sense for a recording.
  let recordingOptions: [String]
  let isToldJSONLines: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    input = InputFile(path: try arguments.onlyOperand("FILE"))
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT.tape") }
    self.output = output
    force = arguments.has(.force)
    isJSON = arguments.has(.json)
    setupPath = arguments.value(Self.setup)
    descriptionPath = arguments.value(Self.describe)
    isToldJSONLines = arguments.value(Self.format) == Self.jsonLines
    recordingOptions = Self.ofRecordings.filter { arguments.has($0) }.map(\.name)
    options = ImportOptions(
      format: try Self.format(arguments),
      devicePath: arguments.value(Self.device),
      singleTouchAxes: try Self.axes(arguments),
      screen: try Self.screen(arguments),
      rotation: try Self.rotation(arguments) ?? .none,
      isStrict: arguments.has(Self.strict)
    )
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let file = try TapeOutput(output, force: force)
    let bytes = try input.read()
    if isToldJSONLines || options.format == nil && JSONLines.recognizes(bytes) {
      return try importJSONLines(bytes, into: file, console)
    }
    let tape = try importTape(bytes)
    let (size, _) = try file.record(
      tape.events,
      names: tape.names,
      description: tape.description,
      from: input.label
    )
    if isJSON {
      try console.writeLine(JSONText.line(summary(of: tape, size: size)))
    } else {
      for line in tape.report.lines { console.remark(Escaped.text(line)) }
      console.remark(file.remark(events: tape.events.count, bytes: size))
    }
    return .done
  }

  private func importTape(_ bytes: [UInt8]) throws(CommandError) -> ImportedTape {
    var options = options
    options.setup = try setupPath.map { path throws(CommandError) in
      try ScriptInput.performSetup(path)
    }
    options.description = try descriptionPath.map { path throws(CommandError) in
      try InputFile(path: path).read()
    }
    do throws(ImportError) {
      return try TouchImporter(options).tape(from: bytes)
    } catch {
      var problem = problem(error)
      let isRecognized = options.format != nil || RecordingFormat.detect(bytes) != nil
      if error.subject == .recording && !isRecognized { problem.hint = otherWay }
      throw problem
    }
  }

  /// What makes a tape of a file whose format is not known, if anything does.
  private var otherWay: String {
    if input.path.hasSuffix(".tape") {
      return "this is a tape already; touchtape export writes it as text"
    }
    if input.path.hasSuffix(".gesture") {
      return "a script becomes a tape by touchtape record SCRIPT.gesture -o OUT.tape"
    }
    return "--format says which it is; JSON lines begin with {\"touchtape\":1}"
  }

  /// What `error` means to the person: the file that it is about, the line, and what is wrong.
  private func problem(_ error: ImportError) -> CommandError {
    let recording = input.label
    let file = error.subject == .description ? descriptionPath ?? recording : recording
    let place = error.line > 0 ? "\(file):\(error.line)" : file
    return CommandError(.badData, Escaped.text("\(place): \(error.message)"))
  }
}
