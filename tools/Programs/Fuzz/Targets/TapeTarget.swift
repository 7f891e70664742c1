import SessionModel
import TapeFile

/// Tapes under every reading policy: opened, read, reduced, printed, repaired.
struct TapeTarget: FuzzTarget {
  let name: String
  /// Whether inputs are changed inside of their checksums.
  let isStructured: Bool

  /// Events up to which a tape is copied, reduced and replayed; a short tape can hold a million.
  private static let reducedEvents = 2000

  func mutated(_ bytes: [UInt8], seed: UInt64, limit: Int, by mutate: ByteMutation) -> [UInt8]? {
    guard isStructured, seed % 16 > 0 else { return nil }
    return withoutActuallyEscaping(mutate) { mutate in
      var surgery = TapeSurgery(bytes, seed: seed, limit: limit, by: mutate)
      return surgery?.operated()
    }
  }

  func check(_ bytes: [UInt8]) throws {
    let strict = try TapeTarget.strictly(bytes)
    for policy in [ReadingPolicy.tail, .prefix, .salvage] {
      let view: TapeView
      do throws(TapeError) {
        view = try TapeView(TapeReader(bytes: bytes, policy: policy))
      } catch {
        try require(strict == nil, "\(policy) refuses what strict reads: \(error)")
        continue
      }
      try view.check(policy)
      if let strict {
        try require(view.reader.losses.isEmpty, "\(policy) loses what strict reads")
        // NaN is not equal to itself; the text shows whether it is the same.
        try require(
          view.blocks == strict.blocks || view.text == strict.text,
          "\(policy) reads other events than strict"
        )
      }
      if policy == .salvage, view.eventCount <= TapeTarget.reducedEvents {
        try view.checkReplay()
        try TapeTarget.checkRepair(view)
      }
    }
    guard let strict, strict.eventCount <= TapeTarget.reducedEvents else { return }
    try TapeTarget.checkCopy(strict)
    try strict.checkSessions()
  }

  /// What the strict policy reads; nil where it refuses anything.
  private static func strictly(_ bytes: [UInt8]) throws -> TapeView? {
    do throws(TapeError) {
      let view = try TapeView(TapeReader(bytes: bytes, policy: .strict))
      try view.reader.readEverything()
      // A name that is there twice cannot be shown as it was written.
      return view.reader.losses.isEmpty ? view : nil
    } catch {
      _ = error.description
      return nil
    }
  }

  /// A repaired tape is intact and has every event that was readable.
  private static func checkRepair(_ view: TapeView) throws {
    let sink = MemorySink()
    guard let report = try unlessTooLarge({ try TapeRepair.repair(view.reader, to: sink) }) else {
      return
    }
    try require(report.events == view.eventCount, "repair carries \(report.events) events over")
    let repaired = try TapeReader(bytes: sink.bytes, policy: .strict)
    try repaired.readEverything()
    try require(repaired.eventCount >= report.events, "a repaired tape lacks events")
  }

  /// Written again, the events are the same.
  private static func checkCopy(_ view: TapeView) throws {
    let copy = try unlessTooLarge {
      try TapeWriter.bytes(
        of: view.events,
        names: view.reader.names,
        description: view.reader.description
      )
    }
    guard let copy else { return }
    let again = try TapeView(TapeReader(bytes: copy, policy: .strict))
    try require(again.text == view.text, "a copy has other events")
  }

  /// What `write` makes; nil where the events do not fit a tape of ours.
  private static func unlessTooLarge<Made>(_ write: () throws -> Made) throws -> Made? {
    do {
      return try write()
    } catch let error as TapeError where error.code == .tooLarge {
      return nil
    }
  }
}
