import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts, one for each thread, in memory that two processes share: how many events were accepted.
///
/// Unchecked: the counts are atomic.
final class Acknowledgements: @unchecked Sendable {
  private let counts: UnsafeMutablePointer<Atomic<Int>>

  /// The counts in the file at `path`, which is made if it is not there.
  init(path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(descriptor) }
    guard descriptor >= 0, ftruncate(descriptor, 4096) == 0,
      let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { throw Failure("cannot share memory through \(path)") }
    counts = memory.bindMemory(to: Atomic<Int>.self, capacity: 64)
  }

  deinit {
    munmap(counts, 4096)
  }

  /// How many events `thread` knows to be accepted.
  subscript(thread: Int) -> Int {
    get { counts[thread].load(ordering: .acquiring) }
    set { counts[thread].store(newValue, ordering: .releasing) }
  }
}
