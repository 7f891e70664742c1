import TapeReplay
import Testing

@Suite("A state difference")
struct StateDifferenceTests {
  private static func item(_ name: String, _ value: Int64) -> StateValue {
    .object([("name", .string(name)), ("value", .integer(value))])
  }

  private static func changes(_ before: [StateValue], _ after: [StateValue]) -> [String] {
    StateDifference.changes(
      from: .object([("list", .array(before))]),
      to: .object([("list", .array(after))])
    ).map(\.text)
  }

  @Test("matches objects by name, so that one in front moves nothing")
  func matching() {
    let (a, b) = (Self.item("a", 1), Self.item("b", 2))
    #expect(Self.changes([b], [a, b]) == ["list[a]: + {name: a, value: 1}"])
    #expect(Self.changes([a, b], [b]) == ["list[a]: - {name: a, value: 1}"])
    #expect(Self.changes([], [a]) == ["list[a]: + {name: a, value: 1}"])
    #expect(Self.changes([a], []) == ["list[a]: - {name: a, value: 1}"])
    #expect(Self.changes([a, b], [a, Self.item("b", 3)]) == ["list[b].value: 2 -> 3"])
  }

  @Test("tells objects of one name apart by their order")
  func duplicates() {
    let before = [Self.item("a", 1), Self.item("a", 2)]
    let after = [Self.item("a", 1), Self.item("a", 3)]
    #expect(Self.changes(before, after) == ["list[a#2].value: 2 -> 3"])
  }

  @Test("says where objects changed places")
  func order() {
    let (a, b) = (Self.item("a", 1), Self.item("b", 2))
    #expect(Self.changes([a, b], [b, a]) == ["list: [a, b] -> [b, a]"])
  }

  @Test("takes a list of plain values as one")
  func plain() {
    #expect(Self.changes([.string("A")], [.string("A"), .string("B")]) == ["list: [A] -> [A, B]"])
  }

  @Test("compares numbers bit for bit")
  func numbers() {
    #expect(Self.changes([.number(.nan)], [.number(.nan)]).isEmpty)
    #expect(Self.changes([.number(0)], [.number(-0.0)]) == ["list: [0] -> [-0]"])
  }

  @Test("tells names apart by their bytes")
  func bytes() {
    let (composed, split) = (Self.item("\u{E9}", 1), Self.item("e\u{301}", 1))
    #expect(Self.changes([composed], [split]).count == 2)
  }
}
