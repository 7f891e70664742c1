/// A journal that ends with the process.
///
/// Unchecked: the memory is shared on purpose, and made once, before anybody else knows it.
final class JournalMemory: JournalMedium, @unchecked Sendable {
  let path = "the journal in memory"
  private(set) var mapping: UnsafeMutableRawPointer?

  deinit {
    mapping?.deallocate()
  }

  func start(_ header: JournalHeader) {
    mapping?.deallocate()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: header.namesOffset, alignment: 4096)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: header.namesOffset)
    mapping = memory
  }

  func reserve(from start: Int, to end: Int) {}

  /// Does nothing: the names that would follow the rings are in the table.
  func overwrite(_ bytes: [UInt8], at offset: Int) {}

  func synchronize() -> Bool { true }

  func remove() {}
}
