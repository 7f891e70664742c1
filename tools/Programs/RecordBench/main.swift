import SessionModel
import TapeRecorder
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures `record` on threads that record at once. usage: RecordBench [CALLS-A-THREAD]
func measure(threads: Int, calls: Int) throws {
  let path = "/tmp/touchtape-record-\(getpid()).tape"
  defer { unlink(path) }
  let recorder = try TapeRecorder(path: path, description: TapeDescription(), replacing: true)
  let times = (0..<threads).map { _ in CallTimes(recorder, count: calls) }
  let handles = times.compactMap { times in SystemThread { times.measure() } }
  for handle in handles { handle.join() }
  try recorder.finish()
  let single = times.flatMap { $0.calls }.sorted()
  let means = times.flatMap { $0.means }.sorted()
  let shares = [0.5, 0.99, 0.999, 0.9999].map { single[Int(Double(single.count - 1) * $0)] }
  let figures = shares.map { "\($0)" }.joined(separator: " / ")
  print("\(threads) threads: \(means[means.count / 2]) ns a call in a row; single calls \(figures)")
  if recorder.refusals.others > 0 { print("  refused: \(recorder.refusals.others)") }
}

let calls = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
print("single calls: median / 99 % / 99.9 % / 99.99 %, in ns")
for threads in [1, 2, 4] { try measure(threads: threads, calls: calls) }
