import SessionModel
import Testing

@testable import TapeReplay

@Suite("A set of checkpoints")
struct CheckpointsTests {
  private static let bound = Checkpoints<Int>.capacity + Checkpoints<Int>.recentCapacity

  @Test("stays within its bound and never leaves a long gap", arguments: [100, 257, 1000, 20_000])
  func bounds(blocks: Int) throws {
    var checkpoints = Checkpoints<Int>()
    for block in 1...blocks {
      checkpoints.record(Moment(state: block, time: .zero), atStartOf: block)
      #expect(checkpoints.count <= Self.bound)
    }
    let longest = blocks <= 256 ? 1 : 2 * blocks / 128
    for block in stride(from: 1 + longest, through: blocks, by: 7) {
      let nearest = try #require(checkpoints.nearest(atOrBefore: block))
      #expect(nearest.moment.state == nearest.block)
      #expect(nearest.block <= block && block - nearest.block <= longest)
    }
    #expect(checkpoints.nearest(atOrBefore: 0) == nil)
  }

  @Test("keeps the blocks passed last, wherever they are")
  func recents() {
    var checkpoints = Checkpoints<Int>()
    for block in Array(1...5000) + Array(1001...1064) {
      checkpoints.record(Moment(state: block, time: .zero), atStartOf: block)
    }
    for block in 1001...1064 {
      #expect(checkpoints.nearest(atOrBefore: block)?.block == block)
    }
  }
}
