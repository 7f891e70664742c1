import GestureScript
import SessionModel
import TapeReplay

extension TapeNotes {
  /// Entries of one file at most; people do not make more.
  static let mostEntries = 100_000
  /// Problems that are kept: enough to see what is wrong.
  static let mostProblems = 20

  /// The line with which a file begins: the version of its form, and the tape it is about.
  public static func header(salt: UInt64) -> String {
    "notes version=1 salt=\(StateTree.hexadecimal(salt))"
  }

  /// An entry as its line, without a line end: `1.250 #41 mark "name"`.
  public static func line(_ entry: TapeNote) -> String {
    let time = SecondsText.text(microseconds: entry.position.time.microseconds, leastDecimals: 3)
    let words =
      switch entry.content {
      case .mark(let name): "mark \(NameText.quoted(name))"
      case .note(let text): "note \(NameText.quoted(text))"
      }
    return "\(time) #\(entry.position.event) \(words)"
  }

  /// What a file says; lines that mean nothing are named among the problems and left out.
  public init(parsing text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      guard entries.count < TapeNotes.mostEntries else { break }
      var reader = NoteLineReader(line)
      do throws(NoteLineError) {
        switch try reader.read() {
        case .nothing: break
        case .header(let salt): self.salt = self.salt ?? salt
        case .entry(let entry): add(entry)
        }
      } catch {
        guard problems.count < TapeNotes.mostProblems else { continue }
        let message = "column \(error.column): expected \(error.expected)"
        problems.append(Problem(line: index + 1, message: message))
      }
    }
  }
}
