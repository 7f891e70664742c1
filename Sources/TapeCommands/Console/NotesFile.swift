import TapeFile
import TapeReplay
import TapeScrubber

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of marks and notes beside a tape: `a.tape.notes` for `a.tape`.
///
/// It appears with its first entry and is only ever appended to, whole lines at a time: where there is
/// no room for one, it stays as it was. The tape itself never changes.
struct NotesFile {
  /// Largest file that is believed to hold notes.
  private static let largest = 16 << 20

  /// Where it stands.
  let path: String
  private let salt: UInt64

  /// The file beside the tape at `tapePath`, whose salt is `salt`; none for standard input.
  init?(beside tapePath: String, salt: UInt64) {
    guard tapePath != "-" else { return nil }
    path = tapePath + ".notes"
    self.salt = salt
  }

  /// What it says of a tape of so many events; what it says that cannot be is remarked.
  func read(eventCount: Int, remark: (String) -> Void) -> TapeNotes {
    let label = Escaped.text(path)
    var notes: TapeNotes
    do throws(CommandError) {
      notes = TapeNotes(parsing: try contents())
    } catch {
      remark("touchtape: \(error.message)")
      return TapeNotes()
    }
    for problem in notes.problems {
      let message = Escaped.text(problem.message)
      remark("touchtape: \(label), line \(problem.line), \(message); the line is left out")
    }
    if isOfAnotherTape(notes) {
      remark(
        "touchtape: \(label) is about another tape, of salt \(Self.hex(notes.salt ?? 0)); "
          + "this one's is \(Self.hex(salt)); its notes are left out"
      )
      return TapeNotes()
    }
    let beyond = notes.removeEntries(after: eventCount)
    if beyond > 0 {
      let count = Figures.count(beyond, "note")
      remark("touchtape: \(label): \(count) beyond the tape's last event left out")
    }
    return notes
  }

  /// Adds an entry and makes it durable.
  func append(_ entry: TapeNote) throws(CommandError) {
    let old = try contents()
    guard !isOfAnotherTape(TapeNotes(parsing: old)) else {
      throw CommandError(
        .badData,
        "\(Escaped.text(path)) is about another tape; move it away first"
      )
    }
    var line = TapeNotes.line(entry) + "\n"
    if old.isEmpty {
      line = TapeNotes.header(salt: salt) + "\n" + line
    } else if old.utf8.last != UInt8(ascii: "\n") {
      line = "\n" + line
    }
    try HeldSignals.hold { () throws(CommandError) in try add(line) }
  }

  /// A new file appears with its first entry or not at all.
  private func add(_ line: String) throws(CommandError) {
    let bytes = Array(line.utf8)
    guard !exists else { return try append(bytes) }
    do throws(CommandError) {
      try OutputFile(path, force: false).write(bytes)
    } catch {
      // Somebody else was quicker.
      guard exists else { throw error }
      return try append(bytes)
    }
    synchronizeFolder()
  }

  /// Adds whole lines to the file, or nothing.
  private func append(_ bytes: [UInt8]) throws(CommandError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("cannot open") }
    defer { close(descriptor) }
    var before = stat()
    guard fstat(descriptor, &before) == 0 else { throw problem("cannot open") }
    do throws(CommandError) {
      try Console.write(bytes[...], to: descriptor)
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw problem("cannot complete") }
    } catch {
      // Half a line would be a riddle to whoever reads it next.
      ftruncate(descriptor, before.st_size)
      throw CommandError(.inputOutput, "\(Escaped.text(path)): nothing was added: \(error.message)")
    }
  }

  /// Whether something has the name already, be it a link that leads nowhere.
  private var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes the file's name durable; file systems that cannot are none the worse.
  private func synchronizeFolder() {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let handle = open(folder, O_RDONLY | O_CLOEXEC)
    guard handle >= 0 else { return }
    fsync(handle)
    close(handle)
  }

  /// The whole text; nothing where there is no such file.
  private func contents() throws(CommandError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    let file = InputFile(path: path)
    // A pipe would be waited for, and a device has no end.
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw CommandError(.badData, "\(Escaped.text(path)): is no file")
    }
    guard try file.size() <= Self.largest else {
      throw CommandError(.badData, "\(Escaped.text(path)): too large to be notes")
    }
    return String(decoding: try file.read(), as: UTF8.self)
  }

  private func isOfAnotherTape(_ notes: TapeNotes) -> Bool {
    notes.salt.map { $0 != salt } ?? false
  }

  private static func hex(_ salt: UInt64) -> String {
    StateTree.hexadecimal(salt)
  }

  private func problem(_ what: String) -> CommandError {
    CommandError(
      .cannotCreate,
      "\(Escaped.text(path)): \(what): \(String(cString: strerror(errno)))"
    )
  }
}
