public import SessionModel

/// Some events of a tape: by their numbers, by what they are, or both.
public struct EventSelection: Sendable {
  /// Whether an event is selected for what it is; nil selects none.
  public var kinds: (@Sendable (Event) -> Bool)?
  /// Disjoint, in order.
  private(set) var ranges: [ClosedRange<Int>]

  /// The events `numbers`, in any order, and those for which `kinds` holds.
  public init(
    numbers: [ClosedRange<Int>] = [],
    kinds: (@Sendable (Event) -> Bool)? = nil
  ) {
    self.kinds = kinds
    ranges = []
    for range in numbers.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        ranges[ranges.count - 1] = last.lowerBound...end
      } else {
        ranges.append(range)
      }
    }
  }

  /// Whether it selects nothing.
  public var isEmpty: Bool {
    ranges.isEmpty && kinds == nil
  }

  /// The last of the numbers that it names; nil if it names none.
  public var lastNumber: Int? {
    ranges.last?.upperBound
  }

  /// Whether it selects `event`, the one called `number`; O(log ranges).
  public func contains(_ event: Event, number: Int) -> Bool {
    contains(number: number) || kinds?(event) == true
  }

  /// Whether the event called `number` is selected, whatever it is.
  func contains(number: Int) -> Bool {
    let place = ranges.firstPlace { $0.upperBound >= number }
    return place < ranges.count && ranges[place].lowerBound <= number
  }

  /// How many of the events `numbers` are selected, whatever they are.
  func count(in numbers: Range<Int>) -> Int {
    ranges.reduce(0) { count, range in
      count + numbers.clamped(to: range.lowerBound..<(range.upperBound + 1)).count
    }
  }
}
