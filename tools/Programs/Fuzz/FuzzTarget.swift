/// Something that reads bytes which anybody may have made.
///
/// Whatever the bytes, `check` comes back soon: they are refused with an error of the reader's own,
/// which is no violation, or what was read obeys the reader's laws.
protocol FuzzTarget: Sendable {
  /// The name on the command line and of the corpus folder.
  var name: String { get }

  /// Reads `bytes`; throws `Violation` where a law does not hold.
  func check(_ bytes: [UInt8]) throws

  /// Changes `bytes` as the target's own form asks for, to at most `limit` bytes; nil leaves that to
  /// the fuzzer. `mutate` is the fuzzer's own way of changing bytes.
  func mutated(_ bytes: [UInt8], seed: UInt64, limit: Int, by mutate: ByteMutation) -> [UInt8]?
}

/// Changes bytes to other ones, at most as many as its second argument says.
typealias ByteMutation = ([UInt8], Int) -> [UInt8]

extension FuzzTarget {
  func mutated(_ bytes: [UInt8], seed: UInt64, limit: Int, by mutate: ByteMutation) -> [UInt8]? {
    nil
  }
}

/// The targets, by name.
enum FuzzTargets {
  static let all: [any FuzzTarget] =
    [
      ScriptTarget(), ExpressionTarget(), PositionTarget(), PredicateTarget(), KeyTarget(),
      KeyTextTarget(), DescriptionTarget(), JSONLinesTarget(),
      TapeTarget(name: "tape", isStructured: false),
      TapeTarget(name: "tape-inner", isStructured: true), JournalTarget(), RoundTripTarget(),
    ] + ImporterTarget.all

  static func named(_ name: String) -> (any FuzzTarget)? {
    all.first { $0.name == name }
  }
}
