import TapeFile
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Records to a disk of 1 MiB until that is full, kills the recording, makes room and goes on.
struct FullDiskTrial {
  let seed: UInt64

  /// How many events were acknowledged; nil where no disk can be mounted.
  func run() throws -> Int? {
    #if canImport(Glibc)
      let folder = try TemporaryFolder()
      let disk = folder.path("disk")
      guard mkdir(disk, 0o755) == 0, mount("none", disk, "tmpfs", 0, "size=1m") == 0 else {
        rmdir(disk)
        return nil
      }
      defer {
        umount2(disk, Int32(MNT_DETACH))
        rmdir(disk)
      }
      return try fill(disk, folder)
    #else
      return nil
    #endif
  }

  private func fill(_ disk: String, _ folder: TemporaryFolder) throws -> Int {
    let path = disk + "/full.tape"
    let ballast = disk + "/ballast"
    var image = try Image(path: "/dev/null")
    image.bytes = [UInt8](repeating: 1, count: 300 << 10)
    try image.write(to: ballast)
    var acknowledged: [[Int]] = []
    for generation in 0..<2 {
      var recording = Recording(
        path: path,
        generation: generation,
        threads: 1 + Int(seed % 2),
        capacity: 512,
        sync: .everyBlock,
        patience: 100
      )
      recording.acknowledgements = folder.path("acks\(generation)")
      acknowledged.append(try exhaust(recording))
      let judge = try Judge.check(TapeReader(path: path), acknowledged: acknowledged)
      guard judge.losses.keys.allSatisfy({ $0 == "diskFull" || $0 == "recorderFull" }) else {
        throw Failure("losses have other causes: \(judge.losses)")
      }
      unlink(ballast)
    }
    return acknowledged.joined().reduce(0, +)
  }

  /// Records until nothing has been accepted for a while.
  private func exhaust(_ recording: Recording) throws -> [Int] {
    let counts = try Acknowledgements(path: recording.acknowledgements)
    let child = try Child(recording.arguments)
    var last = -1
    while true {
      usleep(100_000)
      let now = (0..<recording.threads).reduce(0) { $0 + counts[$1] }
      if now > 0, now == last { break }
      last = now
    }
    try child.kill()
    return (0..<recording.threads).map { counts[$0] }
  }
}
