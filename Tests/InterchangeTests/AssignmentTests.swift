import TestSupport
import Testing

@testable import Interchange

@Suite("The cheapest assignment")
struct AssignmentTests {
  @Test("costs as little as the best of all permutations", arguments: 0..<200)
  func optimal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Int.random(in: 1...5, using: &generator)
    let costs = (0..<size * size).map { _ in Double(Int.random(in: 0...9, using: &generator)) }
    func total(_ columns: [Int]) -> Double {
      columns.enumerated().reduce(0) { $0 + costs[$1.offset * size + $1.element] }
    }
    let columns = Assignment.columns(size: size, costs: costs)
    #expect(columns.sorted() == Array(0..<size))
    #expect(total(columns) == permutations(of: Array(0..<size)).map(total).min())
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in
      permutations(of: items.filter { $0 != item }).map { [item] + $0 }
    }
  }

  @Test("of nothing is nothing")
  func empty() {
    #expect(Assignment.columns(size: 0, costs: []).isEmpty)
  }
}
