#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `count` trials and says what came out; how many failed.
func series(_ what: String, _ count: Int, _ trial: (UInt64) throws -> Int?) -> Int {
  var failed = 0
  var events = 0
  var skipped = 0
  for seed in 0..<UInt64(count) {
    do {
      if let found = try trial(seed) { events += found } else { skipped += 1 }
    } catch {
      failed += 1
      print("\(what), trial \(seed): \(error)")
    }
  }
  let remark = skipped > 0 ? ", \(skipped) skipped: only root can mount a disk" : ""
  print("\(what): \(count) trials, \(failed) failed, \(events) events accepted\(remark)")
  return failed
}

let arguments = Array(CommandLine.arguments.dropFirst())
if let recording = Recording(arguments) {
  try recording.run()
}
if let recording = FlightRecording(arguments) {
  try recording.run()
}
if let feed = Feed(arguments) {
  try feed.run()
  exit(0)
}
let isQuick = arguments.contains("--quick")
let trials = arguments.lazy.compactMap { Int($0) }.first ?? (isQuick ? 50 : 1000)
let failed =
  series("killed", trials) { try KillTrial(seed: $0).run() }
  + series("power cut", trials / 2) { try PowerCutTrial(seed: $0).run() }
  + series("flight recorder", trials / 2) { try FlightTrial(seed: $0).run() }
  + series("disk full", max(1, trials / 50)) { try FullDiskTrial(seed: $0).run() }
exit(failed == 0 ? 0 : 1)
