import GestureScript
import Interchange
import SessionModel
import TapeFile

extension DataSet {
  /// Why a file cannot be measured.
  struct FileProblem: Error {
    let path: String
    let message: String
    let isMissing: Bool
  }

  /// What the files hold: the recordings among them as one stream, each other file by itself.
  ///
  /// Of many files those that are nothing of the kind are passed over, and `note` is told.
  static func files(
    _ paths: [String],
    note: (FileProblem) -> Void
  ) throws(FileProblem) -> [DataSet] {
    var sets: [DataSet] = []
    var recordings: [String] = []
    for path in paths {
      guard let bytes = FileBytes.all(of: path) else {
        throw FileProblem(path: path, message: "cannot be read", isMissing: true)
      }
      do throws(FileProblem) {
        if let set = try log(bytes, path) {
          sets.append(set)
        } else {
          recordings.append(path)
        }
      } catch {
        guard paths.count > 1 else { throw error }
        note(error)
      }
    }
    if let stream = DataSet.recordings(recordings) { sets.insert(stream, at: 0) }
    let empty = sets.first { $0.events.isEmpty }
    guard !sets.isEmpty, empty == nil else {
      let path = empty?.title ?? paths.first ?? ""
      throw FileProblem(path: path, message: "has no events", isMissing: false)
    }
    return sets
  }

  /// A tape, its JSON lines, or a script; nil for what importers read.
  private static func log(_ bytes: [UInt8], _ path: String) throws(FileProblem) -> DataSet? {
    do {
      if path.hasSuffix(".desc") || RecordingFormat.detect(bytes) != nil { return nil }
      if bytes.first == 0x89 { return try tape(bytes, path) }
      if JSONLines.recognizes(bytes) {
        let tape = try JSONLines.tape(from: bytes)
        return DataSet(path, tape.events, tape.names, tape.description)
      }
      let performed = try Script.parse(bytes, file: path).perform(eventLimit: .max)
      return DataSet(path, performed.events, performed.names, performed.description)
    } catch {
      throw FileProblem(path: path, message: "\(error)", isMissing: false)
    }
  }

  private static func tape(_ bytes: [UInt8], _ path: String) throws(TapeError) -> DataSet {
    let reader = try TapeReader(bytes: bytes)
    var events: [TimedEvent] = []
    for block in reader.blocks.indices { events += try reader.events(ofBlock: block) }
    return DataSet(path, events, reader.names, reader.description)
  }

  private init(
    _ path: String,
    _ events: [TimedEvent],
    _ names: NameTable,
    _ description: TapeDescription
  ) {
    self.init(
      title: path.split(separator: "/").last.map(String.init) ?? path,
      kind: .other,
      events: events,
      names: names,
      description: description
    )
  }
}
