/// The name of a transition: one that the log gave it, or one derived from who started it.
///
/// A derived name is a base and a count, spelled `back.1`; `count` 0 is the bare base. A spelling that
/// ends in a dot and a canonical number always stands for base and count, so spelling and value
/// determine each other.
public struct TransitionID: Hashable, Sendable {
  /// The given name, or the recognizer or call it is derived from.
  public var base: Name
  /// 1, 2, … for derived names; 0 where the log named the transition.
  public var count: UInt32

  /// The transition `base`, or the `count`-th one that `base` started.
  public init(_ base: Name, count: UInt32 = 0) {
    self.base = base
    self.count = count
  }
}

extension NameTable {
  /// How `id` is spelled.
  public func spelling(of id: TransitionID) -> String {
    id.count == 0 ? self[id.base] : "\(self[id.base]).\(id.count)"
  }

  /// The transition that is spelled `spelling`; its base is interned.
  public mutating func internTransition(_ spelling: String) -> TransitionID {
    guard let (base, count) = NameTable.splitCount(spelling) else {
      return TransitionID(intern(spelling))
    }
    return TransitionID(intern(base), count: count)
  }

  /// Splits `back.12` into `back` and 12; nil where there is no canonical positive count.
  static func splitCount(_ spelling: String) -> (base: String, count: UInt32)? {
    let bytes = Array(spelling.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < bytes.count,
      bytes[dot + 1] != UInt8(ascii: "0")
    else { return nil }
    var count: UInt32 = 0
    for byte in bytes[(dot + 1)...] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, overflow) = count.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt32(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      count = sum
    }
    return (String(decoding: bytes[..<dot], as: UTF8.self), count)
  }
}
