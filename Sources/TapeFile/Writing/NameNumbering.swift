import SessionModel

/// Gives names the tape's own numbers, in order of first appearance.
///
/// Two tables that hold the same names in another order so give the same tape.
struct NameNumbering {
  /// The tape's names.
  private(set) var table: NameTable
  /// Tape number plus one by number in the recorder's table; zero is not seen yet.
  private var mapping: [UInt32] = []

  /// A tape that has the names of `table` already.
  init(table: NameTable = NameTable()) {
    self.table = table
  }

  /// Forgets which table the events came from; the tape keeps its names.
  mutating func forgetSource() {
    mapping.removeAll()
  }

  /// Replaces the names of `event`, which `source` spells, by the tape's.
  ///
  /// - Throws: `tooLarge` where its new names do not fit; then nothing has changed.
  mutating func renumber(_ event: inout Event, from source: NameTable) throws(TapeError) {
    var renumbered = event
    var hasNew = false
    renumbered.replaceNames { name in
      if let known = self[name] { return known }
      hasNew = true
      return name
    }
    if hasNew {
      try checkNewNames(of: event, from: source)
      renumbered = event
      renumbered.replaceNames { self[$0] ?? add($0, from: source) }
    }
    event = renumbered
  }

  /// Bytes that the names from number `first` on take in a block.
  func addedSize(since first: Int) -> Int {
    (first..<table.count).reduce(0) {
      $0 + NameNumbering.storedSize(of: table[Name(index: UInt32($1))])
    }
  }

  private subscript(name: Name) -> Name? {
    guard name.index < mapping.count, mapping[Int(name.index)] != 0 else { return nil }
    return Name(index: mapping[Int(name.index)] - 1)
  }

  private mutating func add(_ name: Name, from source: NameTable) -> Name {
    let number = table.intern(source[name])
    // A number outside its table is shown, not stored: it could be as large as four thousand million.
    guard name.index < source.count else { return number }
    if mapping.count < source.count {
      mapping.append(contentsOf: repeatElement(0, count: source.count - mapping.count))
    }
    mapping[Int(name.index)] = number.index + 1
    return number
  }

  private func checkNewNames(of event: Event, from source: NameTable) throws(TapeError) {
    var size = 0
    var count = 0
    var copy = event
    copy.replaceNames { name in
      guard self[name] == nil else { return name }
      count += 1
      size += NameNumbering.storedSize(of: source[name])
      return name
    }
    guard size <= TapeFormat.longestEvent else {
      throw TapeError(
        .tooLarge,
        "the event's new names take \(size) bytes; at most \(TapeFormat.longestEvent) fit"
      )
    }
    guard table.count + count <= TapeFormat.mostNames else {
      throw TapeError(.tooLarge, "the tape has its \(TapeFormat.mostNames) names already")
    }
  }

  /// Bytes that `spelling` takes in a block, or a few less.
  static func storedSize(of spelling: String) -> Int {
    spelling.utf8.count + 1
  }
}
