import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func remark(_ message: String) {
  let line = Array("tools/bench: \(message)\n".utf8)
  write(STDERR_FILENO, line, line.count)
}

func leave(_ message: String, _ status: Int32) -> Never {
  remark(message)
  exit(status)
}

func environment(_ name: String) -> String? {
  guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
  return value
}

func measure(_ options: BenchOptions) throws {
  let report = Report(isJSON: options.isJSON)
  if options.extent == .quick, !options.isJSON {
    print("--quick: smaller counts than the targets name; figures are rough")
  }
  if options.files.isEmpty {
    try measureSamples(options, report)
  } else {
    let bench = DataSetBench(report: report, options: options, isFull: true)
    let sets = try DataSet.files(options.files) { problem in
      remark("passes over \(problem.path), which is nothing that it reads")
    }
    for set in sets { try bench.measure(set) }
  }
  report.finish()
}

func measureSamples(_ options: BenchOptions, _ report: Report) throws {
  let small = DataSetBench(report: report, options: options, isFull: false)
  let inputs = environment("TAPE_BENCH_INPUTS")?.split(separator: "\n").map(String.init) ?? []
  if let stream = DataSet.recordings(inputs) { try small.measure(stream) }
  let full = DataSetBench(report: report, options: options, isFull: true)
  try full.measure(.mixed(options.sessionCount))
  try small.measure(.monkey(options.sessionCount))
  try LongTapeBench(report: report, options: options).measure()
  report.begin("recording, on the thread that calls")
  try Records(report: report, calls: options.calls).measure()
}

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 2, words[0] == "scrub" {
  print(try Memory.scrub(words[1]))
  exit(0)
}
do {
  let options = try BenchOptions(words, environment: environment)
  if options.isHelp {
    print(BenchOptions.usage)
  } else {
    try measure(options)
  }
} catch let problem as BenchOptions.Problem {
  leave("\(problem.message)\n\(BenchOptions.usage)", 64)
} catch let problem as DataSet.FileProblem {
  leave("\(problem.path): \(problem.message)", problem.isMissing ? 66 : 65)
}
