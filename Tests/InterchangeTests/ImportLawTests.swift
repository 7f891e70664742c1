import TestSupport
import Testing

@testable import Interchange

@Suite("An imported recording")
struct ImportLawTests {
  @Test("has the same contacts in all four formats", arguments: 0..<300)
  func sameInAllFormats(seed: UInt64) throws {
    let log = SampleLog(frames: SampleFrame.random(seed: seed))
    let reference = try TouchRecording(log.bytes(.evemu))
    #expect(reference.contacts.isBalanced)
    for format in RecordingFormat.allCases {
      var options = ImportOptions()
      if format == .getevent { options.description = Array(SampleLog.capabilities.utf8) }
      let recording = try TouchRecording(log.bytes(format), options: options)
      #expect(recording.format == format)
      #expect(recording.contacts.story == reference.contacts.story)
      #expect(recording.contacts.updates.map(\.axes) == reference.contacts.updates.map(\.axes))
      #expect(recording.eventCount == reference.eventCount)
      #expect(recording.device.axes == reference.device.axes)
      #expect(recording.device.properties == .direct)
    }
  }

  @Test("is equal when it is read twice", arguments: RecordingFormat.allCases)
  func deterministic(format: RecordingFormat) throws {
    for seed in 0..<20 as Range<UInt64> {
      let bytes = SampleLog(frames: SampleFrame.random(seed: seed)).bytes(format)
      #expect(try TouchRecording(bytes) == TouchRecording(bytes))
    }
  }

  @Test("ends with nothing touching wherever it is cut", arguments: RecordingFormat.allCases)
  func cutAnywhere(format: RecordingFormat) throws {
    for seed in 0..<6 as Range<UInt64> {
      let lines = SampleLog(frames: SampleFrame.random(seed: seed)).lines(format)
      for count in 0...lines.count {
        let bytes = Array(lines.prefix(count).map { $0 + "\n" }.joined().utf8)
        guard let recording = try? TouchRecording(bytes) else { continue }
        #expect(recording.contacts.isBalanced, "cut after \(count) lines")
      }
    }
  }

  @Test("ends with nothing touching whatever happened to its bytes", arguments: 0..<300)
  func damaged(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for format in RecordingFormat.allCases {
      var bytes = SampleLog(frames: SampleFrame.random(seed: seed)).bytes(format)
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(ascii: "9"), at: place)
        }
      }
      let recording = try? TouchRecording(bytes, options: ImportOptions(format: format))
      #expect(recording?.contacts.isBalanced != false)
    }
  }

  @Test("of random bytes is refused or empty, never a crash", arguments: 0..<300)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789abcdef[]-,: \n\r>E#/_ABSYNtimevalue.".utf8)
    let bytes = (0..<2_000).map { _ in
      seed.isMultiple(of: 2)
        ? UInt8.random(in: 0...255, using: &generator)
        : alphabet.randomElement(using: &generator) ?? 0
    }
    for format in RecordingFormat.allCases {
      let recording = try? TouchRecording(bytes, options: ImportOptions(format: format))
      #expect(recording?.contacts.isBalanced != false)
    }
  }

  @Test(
    "is the same with CR LF line ends and quoted like mail",
    arguments: RecordingFormat.allCases
  )
  func lineEnds(format: RecordingFormat) throws {
    let log = SampleLog(frames: SampleFrame.random(seed: 5))
    let plain = try TouchRecording(log.bytes(format))
    let windows = log.lines(format).map { $0 + "\r\n" }.joined()
    let quoted = log.lines(format).map { "> > " + $0 + "\n" }.joined()
    for text in [windows, quoted] {
      #expect(try TouchRecording(Array(text.utf8)) == plain)
    }
  }
}
