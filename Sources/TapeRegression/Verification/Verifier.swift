import Dispatch
import Foundation
import Synchronization

/// Verifies stored tapes and scripts, several at a time.
///
///     let failed = try Verifier().verify(["recordings"]).filter { !$0.passed }
///
/// A tape (`x.tape`) passes if it is whole, its replay reads as the outline beside it (`x.outline`)
/// says, every block begins with its keyframe and ends with the digest that it states (`TapeCheck`), and
/// seeking leads where replaying does. A
/// script (`x.gesture`) passes if everything that it expects holds. The results do not depend on how
/// many files are judged at a time.
public struct Verifier: Sendable {
  /// How many files are judged at a time.
  public let jobs: Int

  /// A verifier that judges `jobs` files at a time, at least 1; as many as there are cores unless
  /// told otherwise.
  public init(jobs: Int? = nil) {
    self.jobs = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Verifies every tape and script among `paths`, files or folders, in order of their paths' bytes.
  ///
  /// Folders are searched as deep as they go; hidden files and folders called `damaged` are left out.
  ///
  /// - Throws: where a path does not exist or has nothing to verify.
  public func verify(_ paths: [String]) throws(RegressionError) -> [Verification] {
    let files = try FileSearch.files(in: paths)
    let results = Mutex([Verification?](repeating: nil, count: files.count))
    let next = Mutex(0)
    // A few long tapes are to keep every core busy, too.
    let workers = max(1, jobs / max(1, files.count))
    DispatchQueue.concurrentPerform(iterations: min(jobs, files.count)) { _ in
      while let place = next.withLock({ Verifier.take(&$0, below: files.count) }) {
        let result = Verifier.verify(files[place], workers: workers)
        results.withLock { $0[place] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  private static func take(_ next: inout Int, below count: Int) -> Int? {
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  private static func verify(_ file: RegressionFile, workers: Int) -> Verification {
    switch file.kind {
    case .tape: TapeVerification.verify(file, workers: workers)
    case .script: ScriptVerification.verify(file.path)
    }
  }
}
