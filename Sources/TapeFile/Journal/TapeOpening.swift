import SessionModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a recorder comes to its journal and its tape.
struct TapeOpening {
  private let path: String
  private let file: JournalFile
  private let capacity: (events: Int, units: Int)
  private let policy: SyncPolicy

  /// The tape at `path`, whose journal `file` is locked.
  init(
    path: String,
    _ file: JournalFile,
    _ capacity: (events: Int, units: Int),
    _ policy: SyncPolicy
  ) {
    self.path = path
    self.file = file
    self.capacity = capacity
    self.policy = policy
  }

  typealias Parts = (EventJournal, JournalSealer)

  /// A new tape.
  ///
  /// The journal is there before the tape, so that a tape without a journal is a finished one.
  func startNew(
    _ description: TapeDescription,
    replacing: Bool
  ) throws(TapeError) -> Parts {
    let exists = access(path, F_OK) == 0
    guard replacing || !exists else {
      guard !hasOrphan else {
        throw TapeError(
          .unfinished,
          "“\(path)” was not finished; append to it, repair it, or ask for it to be replaced"
        )
      }
      throw TapeError(
        .fileExists,
        "“\(path)” exists; `appending: true` goes on with it, `replacing: true` replaces it"
      )
    }
    do throws(TapeError) {
      return try start(description) { (header) throws(TapeError) in
        try TapeFileStore(path: path, header: header, replacing: replacing)
      }
    } catch {
      file.remove()
      throw error
    }
  }

  /// A new tape in the store that `makeStore` makes of its header.
  func start(
    _ description: TapeDescription,
    _ makeStore: ([UInt8]) throws(TapeError) -> any TapeStore
  ) throws(TapeError) -> Parts {
    let body = try TapeHeader.encodeFields(description)
    let nonce = Nonce.make()
    let salt = Salt.derive(body: body, payload: Nonce.bytes(nonce))
    let header = try startJournal(nonce: nonce, salt: salt)
    let start = TapeHeader.encode(body: body, salt: salt)
    let end = TapeEnd(
      emptyTapeWithSalt: salt,
      headerSize: start.count,
      policies: description.policies
    )
    return try parts(header, makeStore(start), end)
  }

  /// The tape that exists, with what its orphaned journal holds written behind its last block.
  func goOn() throws(TapeError) -> Parts {
    let sealed = try SealedTape(FileSource(path: path), .tail)
    try checkEnd(of: sealed)
    var end = try sealed.end()
    let store = try TapeFileStore(path: path, cutAt: end.offset)
    if let joined = try joined(sealed) {
      end = try joined.end()
      let start = sealed.layout.blocks.last.map { $0.offset + UInt64($0.byteCount) }
      let from = start ?? UInt64(sealed.headerSize)
      try store.write(joined.source.read(at: from, upTo: Int(end.offset - from)), at: from)
    }
    // Only when the tape has them may the journal forget its events.
    try store.synchronize()
    let header = try startJournal(nonce: Nonce.make(), salt: end.salt)
    return try parts(header, store, end)
  }

  private func joined(_ sealed: SealedTape) throws(TapeError) -> SealedTape? {
    guard !file.isEmpty, let journal = try JournalContents(ofTape: path, isOurs: true) else {
      return nil
    }
    return try sealed.joined(with: journal)
  }

  /// Refuses what would lose something: blocks behind damage, keyframes of another reducer.
  private func checkEnd(of sealed: SealedTape) throws(TapeError) {
    guard sealed.header.reducerVersion == Session.reducerVersion,
      sealed.header.formatVersion == TapeFormat.version
    else {
      throw TapeError(
        .needsNewerReader,
        "“\(path)” is of format version \(sealed.header.formatVersion), reducer "
          + "\(sealed.header.reducerVersion), and only \(TapeFormat.version), "
          + "\(Session.reducerVersion) is written; repair makes a tape of it that can be appended to"
      )
    }
    guard !sealed.layout.isComplete else { return }
    let salvaged = try SealedTape(sealed.source, .salvage)
    guard salvaged.layout.blocks == sealed.layout.blocks else {
      throw TapeError(
        .damagedBlock,
        "“\(path)” has good blocks behind a damaged one; repair it first",
        at: sealed.layout.losses.first?.byteOffset
      )
    }
  }

  /// Whether the tape that exists was not finished and its events are in the journal.
  private var hasOrphan: Bool {
    guard !file.isEmpty, let journal = try? JournalContents(ofTape: path, isOurs: true),
      let sealed = try? SealedTape(FileSource(path: path), .tail)
    else { return false }
    return journal.header.salt == sealed.header.salt && !sealed.layout.isComplete
  }

  private func startJournal(nonce: UInt64, salt: UInt64) throws(TapeError) -> JournalHeader {
    let header = JournalHeader(
      nonce: nonce,
      salt: salt,
      records: capacity.events,
      units: capacity.units
    )
    try file.start(header)
    return header
  }

  private func parts(
    _ header: JournalHeader,
    _ store: any TapeStore,
    _ end: TapeEnd
  ) throws(TapeError) -> Parts {
    guard let base = file.mapping else {
      throw TapeError(.cannotCreate, "“\(file.path)” cannot be mapped")
    }
    let journal = EventJournal(file, header, at: base, after: end.eventCount)
    return (journal, try JournalSealer(journal, store, resuming: end, policy))
  }
}
