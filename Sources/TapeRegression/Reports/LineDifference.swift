/// What differs between two texts, as a reviewer reads it: lines with `-`, `+`, or a blank before
/// them.
///
/// Only the first differing lines are shown, so that a text that has nothing to do with the other
/// costs neither time nor patience.
struct LineDifference {
  /// Lines that stay the same, shown around those that do not.
  static let context = 2
  /// Most lines shown.
  static let mostShown = 40
  /// Most lines compared, counted from the first that differs.
  static let mostCompared = 1000
  /// Lines that someone must keep who knows only the end of what is the same.
  static let mostKept = context + mostCompared

  private var shown: [String] = []
  /// Lines before those that are compared.
  private let dropped: Int
  private var isCut: Bool

  private init(dropped: Int, isCut: Bool) {
    self.dropped = dropped
    self.isCut = isCut
  }

  /// The difference between `old` and `new`; empty exactly if they have the same bytes.
  ///
  /// Both may lack the first `dropped` lines, which are the same, and what comes after `mostKept`
  /// lines if `isCut` says so.
  static func lines(
    from old: [String],
    to new: [String],
    after dropped: Int = 0,
    isCut: Bool = false
  ) -> [String] {
    let same = zip(old, new).prefix { $0.same(as: $1) }.count
    guard same < max(old.count, new.count) else { return [] }
    var difference = LineDifference(dropped: dropped, isCut: isCut)
    difference.compare(old, new, from: same)
    if difference.isCut {
      difference.shown.append("… and more; `touchtape outline` shows all of it")
    }
    return difference.shown
  }

  /// A line and whether it went, came or stayed.
  private struct Edit {
    var sign: Character
    var line: String
    /// The line's number in the new text, or where it would stand.
    var number: Int
  }

  private mutating func compare(_ old: [String], _ new: [String], from same: Int) {
    let end = same + LineDifference.mostCompared
    let (oldEnd, newEnd) = (min(end, old.count), min(end, new.count))
    isCut = isCut || oldEnd < old.count || newEnd < new.count
    let start = max(0, same - LineDifference.context)
    let edits = LineDifference.edits(old[start..<oldEnd], new[start..<newEnd])
    var lastShown = -1
    for place in edits.indices where LineDifference.isNearChange(place, edits) {
      guard shown.count < LineDifference.mostShown else {
        isCut = true
        return
      }
      if place != lastShown + 1 || lastShown < 0 {
        shown.append("@@ line \(dropped + edits[place].number)")
      }
      shown.append("\(edits[place].sign)\(edits[place].line)")
      lastShown = place
    }
  }

  private static func isNearChange(_ place: Int, _ edits: [Edit]) -> Bool {
    let near = max(0, place - context)...min(edits.count - 1, place + context)
    return edits[near].contains { $0.sign != " " }
  }

  private static func edits(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Edit] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in Array(new).difference(from: Array(old), by: { $0.same(as: $1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    var edits: [Edit] = []
    var (left, right) = (old.startIndex, new.startIndex)
    while left < old.endIndex || right < new.endIndex {
      if removed.contains(left) {
        edits.append(Edit(sign: "-", line: old[left], number: right + 1))
        left += 1
      } else if inserted.contains(right) {
        edits.append(Edit(sign: "+", line: new[right], number: right + 1))
        right += 1
      } else {
        edits.append(Edit(sign: " ", line: new[right], number: right + 1))
        (left, right) = (left + 1, right + 1)
      }
    }
    return edits
  }
}
