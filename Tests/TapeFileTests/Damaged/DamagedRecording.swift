import Foundation
import SessionModel
import Testing

@testable import TapeFile

/// A file of `recordings/damaged`: what it is, how it was made, and what each policy does with it.
struct DamagedRecording: Sendable, CustomTestStringConvertible {
  /// The files that lie there.
  struct Files: Sendable {
    var tape: [UInt8]
    var journal: [UInt8]?
  }

  /// The name of the tape, without its extension.
  let name: String
  /// What `SoundRecording` becomes.
  let damage: @Sendable (SoundRecording) throws -> Files
  /// What strict, tail, prefix and salvage give, as `outcome(of:under:)` spells it.
  let expected: [String]

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "recordings/damaged")
  static let policies: [ReadingPolicy] = [.strict, .tail, .prefix, .salvage]

  init(
    _ name: String,
    _ damage: @escaping @Sendable (SoundRecording) throws -> [UInt8],
    _ expected: String...
  ) {
    self.name = name
    self.damage = { Files(tape: try damage($0)) }
    self.expected = expected
  }

  init(
    journal name: String,
    _ damage: @escaping @Sendable (SoundRecording) throws -> Files,
    _ expected: String...
  ) {
    self.name = name
    self.damage = damage
    self.expected = expected
  }

  var testDescription: String { name }

  /// Where the stored tape is.
  var path: String {
    DamagedRecording.folder.appending(path: name + ".tape").path(percentEncoded: false)
  }

  /// Makes the files anew in `folder`.
  func make(in folder: URL) throws {
    let files = try damage(SoundRecording.made.get())
    let tape = folder.appending(path: name + ".tape")
    try Data(files.tape).write(to: tape)
    if let journal = files.journal {
      try Data(journal).write(to: tape.appendingPathExtension("journal"))
    }
  }

  /// The error's code, or how many events come out, and what was lost.
  static func outcome(of path: String, under policy: ReadingPolicy) -> String {
    do throws(TapeError) {
      let reader = try TapeReader(path: path, policy: policy)
      try reader.readEverything()
      var count = 0
      for block in reader.blocks.indices { count += try reader.events(ofBlock: block).count }
      let losses = reader.losses.map { "\($0.cause) \($0.events.map(String.init) ?? "?")" }
      return (["\(count)"] + losses).joined(separator: ", ")
    } catch {
      return error.code.rawValue
    }
  }
}
