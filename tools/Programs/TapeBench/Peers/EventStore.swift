import SessionModel

/// Events as rows of an SQLite table with a write-ahead log, and snapshots beside them.
///
/// A touch, a gesture and an update of a transition are numbers in columns. Of every other event the
/// JSON line is stored; reading it takes the event from memory instead of parsing it, which favours
/// this store.
final class EventStore {
  private static let tables = """
    PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;
    CREATE TABLE e(n INTEGER PRIMARY KEY, time INTEGER, kind INTEGER, id INTEGER, a REAL, b REAL,
      c REAL, d REAL, rest BLOB);
    CREATE TABLE s(n INTEGER PRIMARY KEY, state BLOB);
    """
  /// The status of a step that gave a row.
  private static let row: Int32 = 100

  private let library: SQLiteLibrary
  private let set: DataSet
  private var database: OpaquePointer?
  private var insertion: OpaquePointer?
  private var scan: OpaquePointer?
  private var snapshotWriting: OpaquePointer?
  private var snapshotReading: OpaquePointer?

  /// A store in a new file at `path`.
  init?(_ library: SQLiteLibrary, path: String, for set: DataSet) {
    self.library = library
    self.set = set
    guard library.open(path, &database) == 0, execute(EventStore.tables) else { return nil }
    insertion = prepared("INSERT INTO e VALUES(?,?,?,?,?,?,?,?,?)")
    scan = prepared("SELECT n,time,kind,id,a,b,c,d FROM e WHERE n>? AND n<=? ORDER BY n")
    snapshotWriting = prepared("INSERT INTO s VALUES(?,?)")
    snapshotReading = prepared("SELECT n,state FROM s WHERE n<=? ORDER BY n DESC LIMIT 1")
    guard insertion != nil, scan != nil, snapshotWriting != nil, snapshotReading != nil else {
      return nil
    }
  }

  deinit {
    for statement in [insertion, scan, snapshotWriting, snapshotReading] {
      _ = library.finalize(statement)
    }
    _ = library.close(database)
  }

  @discardableResult
  func execute(_ statements: String) -> Bool {
    library.execute(database, statements, nil, nil, nil) == 0
  }

  private func prepared(_ statement: String) -> OpaquePointer? {
    var handle: OpaquePointer?
    return library.prepare(database, statement, -1, &handle, nil) == 0 ? handle : nil
  }

  /// Stores the event that has the number `number`, and its JSON line where columns do not say it.
  func insert(_ row: EventColumns, number: Int) {
    _ = library.bindInteger(insertion, 1, Int64(number))
    _ = library.bindInteger(insertion, 2, row.time)
    _ = library.bindInteger(insertion, 3, row.kind)
    _ = library.bindInteger(insertion, 4, row.id)
    for (place, value) in [row.a, row.b, row.c, row.d].enumerated() {
      _ = library.bindNumber(insertion, Int32(place + 5), value)
    }
    // The bytes live until the row is stored.
    _ = row.rest.withUnsafeBytes { bytes in
      _ = library.bindBytes(insertion, 9, bytes.baseAddress, Int32(bytes.count), 0)
      return library.step(insertion)
    }
    _ = library.reset(insertion)
  }

  /// Stores the state after event `number`.
  func keep(_ session: Session, after number: Int) {
    _ = library.bindInteger(snapshotWriting, 1, Int64(number))
    _ = session.encoded().withUnsafeBytes { bytes in
      _ = library.bindBytes(snapshotWriting, 2, bytes.baseAddress, Int32(bytes.count), 0)
      return library.step(snapshotWriting)
    }
    _ = library.reset(snapshotWriting)
  }

  /// Applies the events after `first` up to `last`.
  func fold(after first: Int, to last: Int, into session: inout Session) {
    var silence = NoFacts()
    _ = library.bindInteger(scan, 1, Int64(first))
    _ = library.bindInteger(scan, 2, Int64(last))
    while library.step(scan) == EventStore.row {
      let columns = EventColumns(
        time: library.integer(scan, 1),
        kind: library.integer(scan, 2),
        id: library.integer(scan, 3),
        numbers: (
          library.number(scan, 4), library.number(scan, 5), library.number(scan, 6),
          library.number(scan, 7)
        )
      )
      let time = Time(microseconds: columns.time)
      let event = columns.event ?? set.events[Int(library.integer(scan, 0)) - 1].event
      session.apply(event, at: time, telling: &silence)
    }
    _ = library.reset(scan)
  }

  /// The state after event `number`, from the snapshot before it.
  func state(after number: Int) -> Session? {
    _ = library.bindInteger(snapshotReading, 1, Int64(number))
    defer { _ = library.reset(snapshotReading) }
    var (first, session) = (0, Session(policies: set.description.policies))
    if library.step(snapshotReading) == EventStore.row {
      first = Int(library.integer(snapshotReading, 0))
      let count = Int(library.count(snapshotReading, 1))
      let bytes = UnsafeRawBufferPointer(start: library.bytes(snapshotReading, 1), count: count)
      guard let stored = try? Session(encoded: Array(bytes)) else { return nil }
      session = stored
    }
    fold(after: first, to: number, into: &session)
    return session
  }
}
