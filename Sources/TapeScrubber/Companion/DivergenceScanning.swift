/// Looks for the places where two tapes differ anew, a few events at a time.
protocol DivergenceScanning {
  /// What was found so far, in order.
  var places: [DivergedPlace] { get }
  /// Whether both tapes have been read to their ends.
  var isComplete: Bool { get }

  /// Takes in about `count` more events.
  mutating func advance(events count: Int) throws
}
