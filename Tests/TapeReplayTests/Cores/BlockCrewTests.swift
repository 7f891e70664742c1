import Synchronization
import Testing

@testable import TapeReplay

@Suite("A crew")
struct BlockCrewTests {
  private final class Ledger: Sendable {
    let begun = Atomic(0)
  }

  private struct Counting: BlockWorker {
    let ledger: Ledger

    func work(onBlock index: Int) -> Int {
      ledger.begun.add(1, ordering: .sequentiallyConsistent)
      return index * index
    }
  }

  private struct Tired: Error {}

  @Test("hands everything over, once and in order", arguments: [0, 1, 2, 7, 100, 1000])
  func order(count: Int) {
    for size in 1...5 {
      for order in [BlockOrder.forward(3..<(3 + count)), .backward(0..<count)] {
        var taken: [Int] = []
        BlockCrew(Counting(ledger: Ledger()), size: size).run(order) { index, outcome in
          #expect(outcome == index * index)
          taken.append(index)
          return true
        }
        #expect(taken == (0..<count).map { order[$0] })
      }
    }
  }

  @Test("is never further ahead of the taker than it may keep", arguments: 1...6)
  func bound(size: Int) {
    let ledger = Ledger()
    let most = size * BlockCrew<Counting>.pendingPerWorker
    var taken = 0
    BlockCrew(Counting(ledger: ledger), size: size).run(.forward(0..<2000)) { _, _ in
      taken += 1
      #expect(ledger.begun.load(ordering: .sequentiallyConsistent) <= taken + most)
      return true
    }
    #expect(ledger.begun.load(ordering: .sequentiallyConsistent) == 2000)
  }

  @Test("begins nothing more once the taker has had enough", arguments: 1...6)
  func stop(size: Int) {
    let ledger = Ledger()
    let most = size * BlockCrew<Counting>.pendingPerWorker
    BlockCrew(Counting(ledger: ledger), size: size).run(.forward(0..<100_000)) { index, _ in
      index < 9
    }
    #expect(ledger.begun.load(ordering: .sequentiallyConsistent) <= 10 + most)
    #expect(throws: Tired.self) {
      try BlockCrew(Counting(ledger: ledger), size: size).run(.forward(0..<100_000)) {
        (index, _) throws(Tired) in
        guard index < 9 else { throw Tired() }
        return true
      }
    }
    #expect(ledger.begun.load(ordering: .sequentiallyConsistent) <= 2 * (10 + most))
  }
}
