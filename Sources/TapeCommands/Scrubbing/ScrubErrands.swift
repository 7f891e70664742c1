import SessionModel
import TapeFile
import TapeRegression
import TapeReplay
import TapeScrubber
import TerminalKit

/// Does what the player wants done with files and the clipboard.
struct ScrubErrands: Sendable {
  /// Where copied text goes.
  enum Destination {
    /// To the clipboard of the terminal that this environment describes.
    case clipboard([String: String])
    /// To a file beside the tape.
    case file
  }

  /// The tape's path, `-` for standard input.
  let path: String
  let destination: Destination
  /// The tape as it is now.
  let reader: @Sendable () throws(TapeError) -> TapeReader

  /// Does `errand`, or says how it is done where that may take long.
  func begin(_ errand: ScrubberErrand) -> ErrandWork {
    switch errand {
    case .cut(let events):
      long("cutting #\(events.lowerBound) to #\(events.upperBound)") {
        progress throws(CommandError) in try cut(events, progress)
      }
    case .makeTest(let first, let place):
      long("making a test of #\(place.event)") {
        _ throws(CommandError) in try makeTest(from: first, to: place)
      }
    case .copyState(let state):
      short { () throws(CommandError) in
        try copy(JSONText.line(state), "state as JSON", "state", "json")
      }
    case .copyEvent(let line):
      short { () throws(CommandError) in try copy(line, "event as script", "event", "gesture") }
    case .note(let entry):
      short { () throws(CommandError) in
        try note(entry)
        return ErrandOutcome(.noted(entry))
      }
    }
  }

  private func short(_ work: () throws(CommandError) -> ErrandOutcome) -> ErrandWork {
    do throws(CommandError) {
      return .done(try work())
    } catch {
      return .done(ErrandOutcome(.refused(error.message)))
    }
  }

  /// A new file that takes long to make; it is written at the end, in one go.
  private func long(
    _ title: String,
    _ work: @escaping @Sendable (ErrandProgress) throws(CommandError) -> NewFile
  ) -> ErrandWork {
    .long(
      LongErrand(title) { progress in
        do throws(CommandError) {
          let file = try work(progress)
          return { write(file) }
        } catch {
          let answer = ScrubberAnswer.refused(error.message)
          return { ErrandOutcome(answer) }
        }
      }
    )
  }

  /// A file that is complete but for being written, and what is said once it is.
  private struct NewFile {
    let bytes: [UInt8]
    let word: String
    let fileExtension: String
    let told: @Sendable (String) -> String
  }

  private func write(_ file: NewFile) -> ErrandOutcome {
    do throws(CommandError) {
      let path = try NumberedFile.write(file.bytes, beside: path, file.word, file.fileExtension)
      return ErrandOutcome(.done(file.told(label(path))))
    } catch {
      return ErrandOutcome(.refused(error.message))
    }
  }

  /// A tape that is being recorded as it is now: it has grown since it was opened as `tape`.
  ///
  /// - Throws: what reading throws; `notATape` where another tape has taken the file's place.
  static func reopened(_ tape: TapeReader, at path: String) throws(TapeError) -> TapeReader {
    let reader = try TapeReader(path: path, policy: .tail)
    guard reader.header.salt == tape.header.salt else {
      throw TapeError(.notATape, "another tape has taken its place")
    }
    return reader
  }

  private func openTape() throws(CommandError) -> TapeReader {
    do throws(TapeError) {
      return try reader()
    } catch {
      throw CommandError(error, path: path)
    }
  }

  private func cut(
    _ events: ClosedRange<Int>,
    _ progress: ErrandProgress
  ) throws(CommandError) -> NewFile {
    let tape = try openTape()
    let sink = ErrandSink(progress)
    let report: CopyReport
    do throws(TapeError) {
      let numbers = events.lowerBound..<(events.upperBound + 1)
      report = try TapeCut.cut(numbers, of: tape, named: name, to: sink) {
        progress.report($0, of: numbers.count)
      }
    } catch {
      throw CommandError(error, path: path)
    }
    let count = Figures.count(report.events, "event")
    let stretch = "#\(events.lowerBound) to #\(events.upperBound)\(times(of: events, in: tape))"
    return NewFile(bytes: sink.bytes, word: "cut", fileExtension: "tape") {
      "cut \(count), \(stretch), to \($0)"
    }
  }

  /// From when to when; nothing where the tape cannot be read there.
  private func times(of events: ClosedRange<Int>, in tape: TapeReader) -> String {
    var replayer = Replayer(tape, through: SessionReducer(policies: tape.description.policies))
    let seconds = [events.lowerBound, events.upperBound].map { event -> String? in
      guard (try? replayer.seek(toEvent: event)) != nil else { return nil }
      return Figures.fixed((replayer.position.time - .zero).seconds, decimals: 3)
    }
    guard let first = seconds[0], let last = seconds[1] else { return "" }
    return ", \(first) to \(last) s"
  }

  private func makeTest(from first: Int, to place: Position) throws(CommandError) -> NewFile {
    let tape = try openTape()
    let skeleton: TestSkeleton
    do {
      skeleton = try TestSkeleton.make(of: tape, named: name, from: first, to: place)
    } catch let error as TapeError {
      throw CommandError(error, path: path)
    } catch {
      throw CommandError(.badData, Escaped.text("\(error)"))
    }
    let events = Figures.count(skeleton.eventCount, "event")
    let checks = Figures.count(skeleton.expectationCount, "expectation")
    let doubt = skeleton.isFaithful ? "" : "; it leads elsewhere than the tape, see its comments"
    return NewFile(bytes: Array(skeleton.text.utf8), word: "test", fileExtension: "gesture") {
      "wrote a test of \(events) and \(checks) to \($0)\(doubt)"
    }
  }

  private func note(_ entry: TapeNote) throws(CommandError) {
    guard let file = NotesFile(beside: path, salt: try openTape().header.salt) else {
      throw CommandError(.usage, "standard input has no place for notes beside it")
    }
    try file.append(entry)
  }

  /// What is too large for a clipboard goes to a file as well.
  private func copy(
    _ text: String,
    _ what: String,
    _ word: String,
    _ fileExtension: String
  ) throws(CommandError) -> ErrandOutcome {
    var reason = ""
    let size = Figures.count(text.utf8.count, "byte")
    if case .clipboard(let environment) = destination {
      if let bytes = Clipboard.sequence(text, environment: environment) {
        let told = "\(what), \(size): sent to the terminal's clipboard (OSC 52)"
        return ErrandOutcome(.done(told), terminalBytes: bytes)
      }
      reason = ", too large for a clipboard"
    }
    let bytes = Array((text + "\n").utf8)
    let file = try NumberedFile.write(bytes, beside: path, word, fileExtension)
    return ErrandOutcome(.done("\(what), \(size)\(reason): in \(label(file))"))
  }

  /// The tape without the folder it stands in.
  private var name: String {
    path == "-" ? "standard input" : FileName.last(of: path)
  }

  /// A new file as the player names it, in whose folder the tape stands: a status line is short.
  private func label(_ file: String) -> String {
    Escaped.text(FileName.last(of: file))
  }
}
