/// A tape in memory.
struct MemorySource: ByteSource {
  let bytes: [UInt8]

  var byteCount: UInt64 { UInt64(bytes.count) }

  func read(at offset: UInt64, upTo count: Int) -> [UInt8] {
    guard offset < UInt64(bytes.count) else { return [] }
    let start = Int(offset)
    return Array(bytes[start..<(start + min(count, bytes.count - start))])
  }
}
