import SessionModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// SQLite as an event store, through its C interface and with the very same reducer.
struct SQLitePeer {
  /// Rows of a transaction.
  private static let batch = 1000
  /// Events between two snapshots: as many as a block of a tape has at most.
  private static let snapshotEvery = 4096
  private static let commits = 500

  let report: Report
  let set: DataSet

  func measure() throws {
    let path = Scratch.path("peer.sqlite")
    defer { for end in ["", "-wal", "-shm"] { unlink(path + end) } }
    guard let library = SQLiteLibrary(),
      let store = EventStore(library, path: path, for: set)
    else {
      return add("SQLite", nil, "", "libsqlite3 is not there")
    }
    let rows = set.events.map { EventColumns($0, names: set.names) }
    let count = Double(rows.count)
    let writing = Stopwatch.seconds { fill(store, with: rows) }.0
    let wal = "WAL, synchronous NORMAL"
    add("SQLite, record in batches", writing / count * 1e9, "ns", "\(wal), 1000 rows a commit")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let size = Double(FileBytes.count(of: path)) / count
    add("SQLite, the table", size, "bytes an event", "numbers in columns, no index")
    measureFold(store)
    measureSeeks(store)
    measureCommits(store, rows)
  }

  private func fill(_ store: EventStore, with rows: [EventColumns]) {
    for start in stride(from: 0, to: rows.count, by: SQLitePeer.batch) {
      store.execute("BEGIN")
      for place in start..<min(rows.count, start + SQLitePeer.batch) {
        store.insert(rows[place], number: place + 1)
      }
      store.execute("COMMIT")
    }
  }

  private func measureFold(_ store: EventStore) {
    let fold = Throughput(events: set.events.count, runs: 3) {
      var session = Session(policies: set.description.policies)
      store.fold(after: 0, to: set.events.count, into: &session)
    }
    let how = "C interface, our reducer, \(isSame(store) ? "the same" : "another") digest"
    add("SQLite, read + reduce", fold.median, "M events/s", how)
  }

  /// Whether the rows give the session that the events give.
  private func isSame(_ store: EventStore) -> Bool {
    var (session, silence) = (Session(policies: set.description.policies), NoFacts())
    for event in set.events { session.apply(event.event, at: event.time, telling: &silence) }
    return store.state(after: set.events.count)?.digest == session.digest
  }

  private func measureSeeks(_ store: EventStore) {
    var (session, silence) = (Session(policies: set.description.policies), NoFacts())
    store.execute("BEGIN")
    for (place, event) in set.events.enumerated() {
      session.apply(event.event, at: event.time, telling: &silence)
      if (place + 1) % SQLitePeer.snapshotEvery == 0 { store.keep(session, after: place + 1) }
    }
    store.execute("COMMIT")
    var places = Places()
    let seeks = Samples.calmest(of: 2) {
      (0..<300).map { _ in
        let place = places.place(in: set.events.count)
        return Stopwatch.seconds { store.state(after: place) }.0 * 1e6
      }
    }
    let every = "a snapshot every \(SQLitePeer.snapshotEvery) events"
    add("SQLite, random seek, median", seeks.median, "µs", every)
    add("SQLite, random seek, 99 %", seeks.quantile(0.99), "µs", every)
  }

  private func measureCommits(_ store: EventStore, _ rows: [EventColumns]) {
    let times = (0..<SQLitePeer.commits).map { place in
      Stopwatch.seconds {
        store.insert(rows[place % rows.count], number: rows.count + 1 + place)
      }.0 * 1e6
    }
    add("SQLite, record, a commit each", Samples(times).median, "µs", "WAL, synchronous NORMAL")
  }

  private func add(_ name: String, _ value: Double?, _ unit: String, _ note: String) {
    report.add(Row(name, value, unit, note: note, isPeer: true))
  }
}
