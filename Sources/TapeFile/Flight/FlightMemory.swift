/// A ring of blocks in memory.
final class FlightMemory: FlightStore {
  private(set) var places: [BlockInfo] = []
  /// Bytes that are held now.
  private(set) var byteCount = 0
  private var blocks: [[UInt8]] = []
  private let capacity: Int

  /// A ring that never holds more than `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  func append(_ bytes: [UInt8], _ info: BlockInfo) {
    while !places.isEmpty, byteCount + bytes.count > capacity { removeFirst() }
    guard bytes.count <= capacity else { return }
    places.append(info)
    blocks.append(bytes)
    byteCount += bytes.count
  }

  func removeFirst() {
    byteCount -= blocks.removeFirst().count
    places.removeFirst()
  }

  func bytes(ofPlace place: Int) -> [UInt8] {
    blocks[place]
  }
}
