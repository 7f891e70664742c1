import SessionModel
import TapeReplay

/// One table of names for two sources.
struct SharedNames {
  /// The table.
  let names: NameTable
  /// What the names of the first are in it; nil if they are the same.
  private(set) var first: [Name]?
  /// What the names of the second are in it; nil if they are the same.
  private(set) var second: [Name]?
  /// What names of the table are in that of the second, where its session keeps its own names.
  private(set) var restoring: [Name: Name]?

  /// The session in which a cut tape begins cannot be renamed, so its table is the one that is added to.
  init<First: EventSource, Second: EventSource>(_ first: First, _ second: Second) {
    let isCut = (first.startingSession != nil, second.startingSession != nil)
    if isCut.1 && !isCut.0 {
      (names, self.first) = Self.adding(first.names, to: second.names)
    } else {
      (names, self.second) = Self.adding(second.names, to: first.names)
      guard isCut == (true, true), let renamed = self.second else { return }
      let pairs = renamed.enumerated().map { ($1, Name(index: UInt32($0))) }
      restoring = Dictionary(pairs) { one, _ in one }
    }
  }

  private static func adding(_ others: NameTable, to names: NameTable) -> (NameTable, [Name]?) {
    var names = names
    let all = (0..<others.count).map { Name(index: UInt32($0)) }
    let renamed = all.map { names.intern(others[$0]) }
    return (names, renamed == all ? nil : renamed)
  }
}
