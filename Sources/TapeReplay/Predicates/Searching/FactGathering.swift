import SessionModel

/// A sink that knows what it was told since it last forgot.
protocol FactGathering: FactSink {
  var gathered: [FactLog.Entry] { get }
  mutating func forget()
}

extension NoFacts: FactGathering {
  var gathered: [FactLog.Entry] { [] }

  @inline(__always)
  mutating func forget() {}
}

extension FactLog: FactGathering {
  var gathered: [FactLog.Entry] { facts }

  mutating func forget() {
    if !facts.isEmpty { removeAll() }
  }
}
