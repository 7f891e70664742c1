import Foundation
import GestureScript
import SessionModel
import Testing

@testable import Interchange

@Suite("A stored input")
struct StoredInputTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "recordings")

  private static func tape(_ name: String, setup: String? = nil) throws -> ImportedTape {
    var options = ImportOptions(isStrict: true)
    options.setup = try setup.map {
      try Script.parse(bytes(of: "gestures/\($0)"), file: $0).performSetup()
    }
    return try TouchImporter(options).tape(from: bytes(of: "inputs/\(name)"))
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: path)))
  }

  @Test(
    "imports without a remark",
    arguments: [
      ("back-swipe.evemu", RecordingFormat.evemu, 1), ("back-swipe.evtest.txt", .evtest, 1),
      ("back-swipe.getevent.txt", .getevent, 1),
      ("back-swipe.libinput.yml", .libinputRecord, 1), ("two-fingers.evemu", .evemu, 2),
      ("two-fingers.libinput.yml", .libinputRecord, 2), ("tap.evtest.txt", .evtest, 1),
      ("tap.getevent.txt", .getevent, 1),
    ]
  )
  func imports(name: String, format: RecordingFormat, contacts: Int) throws {
    let tape = try Self.tape(name)
    #expect(tape.report.format == format)
    #expect(tape.report.contactCount == contacts)
    #expect(tape.report.largestContactCount == contacts)
    #expect(tape.report.notices.isEmpty)
    #expect(tape.isWhole)
    #expect(ReplayedTouches(tape).faults.isEmpty)
  }

  @Test("has the same touches in each of its formats")
  func sameTouches() throws {
    let swipe = try Self.tape("back-swipe.evemu")
    for name in ["back-swipe.evtest.txt", "back-swipe.getevent.txt", "back-swipe.libinput.yml"] {
      #expect(try Self.tape(name).events == swipe.events)
    }
    #expect(
      try Self.tape("two-fingers.evemu").events == Self.tape("two-fingers.libinput.yml").events
    )
    #expect(try Self.tape("tap.evtest.txt").events == Self.tape("tap.getevent.txt").events)
  }

  @Test("of a back swipe begins at the left edge and ends fast towards the right")
  func backSwipe() throws {
    let tape = try Self.tape("back-swipe.evemu")
    let places = tape.touches.compactMap(\.position)
    let start = try #require(places.first)
    let end = try #require(places.last)
    #expect(start.x < 20)
    #expect(end.x - start.x > 195)
    #expect(abs(end.y - start.y) < 20)
  }

  @Test(
    "pops a screen of the phone if it is a back swipe, and lasts until that is done",
    arguments: [
      ("back-swipe.evemu", ["Home", "List"]), ("back-swipe.evtest.txt", ["Home", "List"]),
      ("back-swipe.getevent.txt", ["Home", "List"]),
      ("back-swipe.libinput.yml", ["Home", "List"]),
      ("two-fingers.evemu", ["Home", "List", "Detail"]),
      ("tap.evtest.txt", ["Home", "List", "Detail"]),
    ]
  )
  func pops(name: String, stack: [String]) throws {
    let tape = try Self.tape(name, setup: "phone.gesture")
    let session = ReplayedTouches(tape).session
    let main = try #require(session.containers.first { $0.name == .main })
    #expect(main.committed.map { tape.names[$0] } == stack)
    #expect(session.transitions.isEmpty)
  }
}
