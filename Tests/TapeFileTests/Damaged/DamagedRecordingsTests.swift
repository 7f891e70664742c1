import Foundation
import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A damaged recording")
struct DamagedRecordingsTests {
  /// `UPDATE_GOLDEN=1` makes the files anew, and fails.
  @Test("is refused, or shown with what it lost, as stated", arguments: DamagedRecordings.all)
  func stored(recording: DamagedRecording) throws {
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == nil else {
      let manager = FileManager.default
      try manager.createDirectory(
        at: DamagedRecording.folder,
        withIntermediateDirectories: true
      )
      try recording.make(in: DamagedRecording.folder)
      Issue.record("wrote \(recording.name); look at what changed")
      return
    }
    check(recording, at: recording.path)
  }

  @Test("made anew has the same fate", arguments: DamagedRecordings.all)
  func made(recording: DamagedRecording) throws {
    let folder = try TemporaryFolder()
    try recording.make(in: URL(filePath: folder.path))
    check(recording, at: folder.path(recording.name + ".tape"))
  }

  @Test("shows only events that were recorded", arguments: DamagedRecordings.all)
  func events(recording: DamagedRecording) throws {
    guard (try recording.damage(SoundRecording.made.get())).journal == nil else { return }
    let sound = try SoundRecording.made.get().events
    for policy in DamagedRecording.policies {
      guard let reader = try? TapeReader(path: recording.path, policy: policy) else { continue }
      for (place, info) in reader.blocks.enumerated() {
        guard let events = try? reader.events(ofBlock: place), info.lastEvent <= sound.count else {
          continue
        }
        #expect(events.isEmpty || events == Array(sound[(info.firstEvent - 1)..<info.lastEvent]))
      }
    }
  }

  @Test("repaired is intact, and says what is missing", arguments: DamagedRecordings.all)
  func repaired(recording: DamagedRecording) throws {
    guard let reader = try? TapeReader(path: recording.path, policy: .salvage) else { return }
    let sink = MemorySink()
    let report = try TapeRepair.repair(reader, to: sink)
    let repaired = try TapeReader(bytes: sink.bytes, policy: .strict)
    try repaired.readEverything()
    let events = try repaired.blocks.indices.flatMap { try repaired.events(ofBlock: $0) }
    let told = events.filter { if case .lost = $0.event { true } else { false } }
    #expect(events.count - told.count <= report.events)
    #expect(report.missing == 0 || !told.isEmpty)
  }

  @Test("is each of the files in the folder, and no other is there")
  func folder() throws {
    let path = DamagedRecording.folder.path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    let tapes = files.filter { $0.hasSuffix(".tape") }.sorted()
    #expect(tapes == DamagedRecordings.all.map { $0.name + ".tape" }.sorted())
  }

  private func check(_ recording: DamagedRecording, at path: String) {
    let found = DamagedRecording.policies.map { DamagedRecording.outcome(of: path, under: $0) }
    #expect(found == recording.expected, "\(recording.name)")
  }
}
