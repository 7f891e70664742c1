import SessionModel
import TestSupport

@testable import TapeFile

/// The journal of a recording that did not end, as bytes that can be damaged.
struct RecordedJournal {
  let bytes: [UInt8]
  let events: [TimedEvent]
  private let header: JournalHeader

  /// Records `made` and leaves it at that.
  init(_ made: (events: [TimedEvent], names: NameTable)) throws {
    events = made.events
    let folder = try TemporaryFolder()
    do {
      let tape = try JournaledTape(
        path: folder.path("a.tape"),
        description: TapeDescription(),
        replacing: false,
        appending: false,
        capacity: (64, 64),
        policy: .never
      )
      for timed in made.events {
        var event = timed.event
        event.replaceNames { tape.journal.name(made.names[$0]) }
        _ = tape.journal.append(event, at: timed.time)
      }
    }
    let whole = try folder.bytes("a.tape.journal")
    bytes = Array(whole[...(whole.lastIndex { $0 != 0 } ?? 0)])
    header = try JournalHeader(bytes)
  }

  var namesOffset: Int { header.namesOffset }

  /// Places of bytes that mean something: header, records, the front of the long payloads.
  var usedBytes: [Int] {
    let records = JournalFormat.recordsOffset..<(JournalFormat.recordsOffset + events.count * 64)
    let payloads = header.payloadsOffset..<header.namesOffset
    let used = payloads.lastIndex { bytes[$0] != 0 } ?? payloads.lowerBound
    return Array(0..<JournalHeader.size) + records + (payloads.lowerBound..<used)
  }

  /// The events by number that a reader finds in `damaged`, which is as long as the rings at least.
  func numbers(in damaged: [UInt8]) throws -> [Int: SpelledEvent] {
    guard let header = try? JournalHeader(damaged), header.namesOffset == namesOffset else {
      return [:]
    }
    let contents = JournalContents(
      header,
      Array(damaged[..<namesOffset]),
      Array(damaged[namesOffset...]),
      isLive: false
    )
    var found: [Int: SpelledEvent] = [:]
    var number = 1
    for entry in contents.entries(after: 0) {
      switch entry {
      case .missing(let count): number += count
      case .event(let event):
        found[number] = SpelledEvent(event, contents.names)
        number += 1
      }
    }
    return found
  }
}
