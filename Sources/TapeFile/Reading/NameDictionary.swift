import SessionModel

/// Puts the names that blocks add together into one table.
struct NameDictionary {
  private(set) var table: NameTable

  /// A dictionary that begins with the names of `table`.
  init(_ table: NameTable = NameTable()) {
    self.table = table
  }

  /// Adds the names of a block; those that are missing get a spelling that shows their number.
  mutating func add(_ names: [String], of info: BlockInfo) {
    fill(to: info.namesBefore)
    for name in names where table.count < info.namesBefore + info.namesAdded {
      // A tape never repeats a name; one that does must not shift the numbers after it.
      if table.find(name) == nil { _ = table.intern(name) } else { fill(to: table.count + 1) }
    }
    fill(to: info.namesBefore + info.namesAdded)
  }

  private mutating func fill(to count: Int) {
    while table.count < count {
      var spelling = "name#\(table.count)"
      while table.find(spelling) != nil { spelling += "#" }
      _ = table.intern(spelling)
    }
  }
}
