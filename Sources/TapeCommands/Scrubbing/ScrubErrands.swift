import SessionModel
import TapeFile
import TapeRegression
import TapeReplay
import TapeScrubber
import TerminalKit

/// Does what the player wants done with files and the clipboard.
struct ScrubErrands {
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
  let reader: () throws(TapeError) -> TapeReader

  func perform(_ errand: ScrubberErrand) -> ErrandOutcome {
    do throws(CommandError) {
      switch errand {
      case .cut(let events): return ErrandOutcome(.done(try cut(events)))
      case .copyState(let state):
        return try copy(JSONText.line(state), "state as JSON", "state", "json")
      case .copyEvent(let line):
        return try copy(line, "event as script", "event", "gesture")
      case .makeTest(let first, let place):
        return ErrandOutcome(.done(try makeTest(from: first, to: place)))
      case .note(let entry):
        try note(entry)
        return ErrandOutcome(.noted(entry))
      }
    } catch {
      return ErrandOutcome(.refused(error.message))
    }
  }

  private func openTape() throws(CommandError) -> TapeReader {
    do throws(TapeError) {
      return try reader()
    } catch {
      throw CommandError(error, path: path)
    }
  }

  private func cut(_ events: ClosedRange<Int>) throws(CommandError) -> String {
    let tape = try openTape()
    let sink = MemorySink()
    let report: CopyReport
    do throws(TapeError) {
      let numbers = events.lowerBound..<(events.upperBound + 1)
      report = try TapeCut.cut(numbers, of: tape, named: name, to: sink)
    } catch {
      throw CommandError(error, path: path)
    }
    let file = try NumberedFile.write(sink.bytes, beside: path, "cut", "tape")
    let count = Figures.count(report.events, "event")
    let stretch = "#\(events.lowerBound) to #\(events.upperBound)\(times(of: events, in: tape))"
    return "cut \(count), \(stretch), to \(label(file))"
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

  private func makeTest(from first: Int, to place: Position) throws(CommandError) -> String {
    let tape = try openTape()
    let skeleton: TestSkeleton
    do {
      skeleton = try TestSkeleton.make(of: tape, named: name, from: first, to: place)
    } catch let error as TapeError {
      throw CommandError(error, path: path)
    } catch {
      throw CommandError(.badData, Escaped.text("\(error)"))
    }
    let file = try NumberedFile.write(Array(skeleton.text.utf8), beside: path, "test", "gesture")
    let events = Figures.count(skeleton.eventCount, "event")
    let checks = Figures.count(skeleton.expectationCount, "expectation")
    let doubt = skeleton.isFaithful ? "" : "; it leads elsewhere than the tape, see its comments"
    return "wrote a test of \(events) and \(checks) to \(label(file))\(doubt)"
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
    path == "-" ? "standard input" : ScrubErrands.lastPart(of: path)
  }

  /// A new file as the player names it, in whose folder the tape stands: a status line is short.
  private func label(_ file: String) -> String {
    Escaped.text(ScrubErrands.lastPart(of: file))
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
