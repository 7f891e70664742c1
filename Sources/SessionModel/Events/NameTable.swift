/// The spellings behind names, in the order in which they were first seen.
///
/// Spellings are told apart by their UTF-8 bytes, never by Unicode equivalence, so that every name
/// comes back exactly as it was written. Lookup is a hash table of our own: its order never shows.
public struct NameTable: Sendable {
  private var spellings: [String]
  /// Open addressing.
  ///
  /// A slot holds an index plus one, zero is free; always a power of two in size.
  private var slots: [UInt32]

  /// A table that holds the well-known names alone.
  public init() {
    spellings = []
    slots = Array(repeating: 0, count: 128)
    for known in WellKnownName.allCases {
      _ = intern(String(describingStatic: known.spelling))
    }
  }

  /// Number of names, the well-known ones included.
  public var count: Int {
    spellings.count
  }

  /// The spellings that are not well-known, in order: what a tape's dictionary stores.
  public var additions: ArraySlice<String> {
    spellings[WellKnownName.allCases.count...]
  }

  /// The name spelled `spelling`, added if it is new; amortised O(length).
  public mutating func intern(_ spelling: String) -> Name {
    if let known = find(spelling) { return known }
    spellings.append(spelling)
    if spellings.count * 2 > slots.count { grow() }
    insert(UInt32(spellings.count - 1))
    return Name(index: UInt32(spellings.count - 1))
  }

  /// The name spelled `spelling`, if the table has it; O(length).
  public func find(_ spelling: String) -> Name? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: NameTable.hash(spelling)) & mask
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if spellings[Int(index)].utf8.elementsEqual(spelling.utf8) { return Name(index: index) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// How `name` is spelled; a name of another table is shown by its number.
  public subscript(name: Name) -> String {
    guard name.index < UInt32(spellings.count) else { return "name#\(name.index)" }
    return spellings[Int(name.index)]
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 0..<(spellings.count - 1) { insert(UInt32(index)) }
  }

  private mutating func insert(_ index: UInt32) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: NameTable.hash(spellings[Int(index)])) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = index + 1
  }

  /// FNV-1a, 64 bits, folded so that the low bits that choose a slot depend on all of them.
  private static func hash(_ spelling: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in spelling.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash ^ (hash >> 32)
  }
}

extension String {
  /// The text of a static string, without the reflection that `String(describing:)` needs.
  init(describingStatic text: StaticString) {
    self = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
