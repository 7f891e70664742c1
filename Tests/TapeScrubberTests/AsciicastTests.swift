import Foundation
import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A recording of the player")
struct AsciicastTests {
  @Test("has a header and then output in the order of time, thirty times a second at most")
  func format() throws {
    let cast = try Self.cast(title: "a \"tape\" \\ with\nall")
    let header = try #require(cast.header as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 100 && header["height"] as? Int == 30)
    #expect(header["title"] as? String == "a \"tape\" \\ with\nall")
    var last = -1.0
    for event in cast.events {
      #expect(event.time > last && event.kind == "o" && !event.data.isEmpty)
      let frames = event.time * 30
      #expect(abs(frames - frames.rounded()) < 1e-3)
      last = event.time
    }
    #expect(cast.events[0].time == 0)
  }

  @Test("shows what the player shows: the start, every moment of a drag, the end")
  func shows() throws {
    let source = try SampleSession.source()
    let cast = try Self.cast(source)
    var terminal = PlainTerminal(Asciicast<MemoryEvents>.defaultSize)
    var seen: Set<[String]> = []
    for event in cast.events {
      terminal.feed(event.data)
      seen.insert(terminal.lines)
    }
    var model = ScrubberModel(
      source,
      size: Asciicast<MemoryEvents>.defaultSize,
      depth: .trueColor
    )
    model.settle()
    model.skipIdleTime()
    #expect(seen.contains(model.view().lines))
    _ = model.update(.key(Key(.end)))
    for (shown, expected) in zip(terminal.lines, model.view().lines) { #expect(shown == expected) }
    #expect(seen.count { $0.joined().contains("interactive  pop Photo") } > 10)
  }

  @Test(
    "takes as long as the tape without its idle time, divided by the rate",
    arguments: [1.0, 4]
  )
  func length(rate: Double) throws {
    let cast = try Self.cast(rate: rate)
    let end = try #require(cast.events.last).time
    // Five seconds, of which two are idle; before it the start stands, after it the end.
    let played = end - 20.0 / 30 - 45.0 / 30
    #expect((2.0 / rate..<4.5 / rate).contains(played), "\(played)")
  }

  @Test("is the same every time")
  func deterministic() throws {
    #expect(try Self.cast().lines == Self.cast().lines)
  }

  @Test("is made of any tape, and ends", arguments: 0..<10)
  func anything(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let source = MemoryEvents(random.events(40), names: random.names, blockSize: 16)
    let seconds = Double(Timeline(source.eventBlocks).end.microseconds) / 1e6
    let size = CellSize(columns: 60, rows: 20)
    var cast = Asciicast(source, size: size, rate: max(1, seconds), title: "")
    var lines = 0
    while cast.nextLine() != nil { lines += 1 }
    #expect((2...100).contains(lines))
  }

  private struct Cast {
    let lines: [String]
    let header: Any
    let events: [(time: Double, kind: String, data: String)]
  }

  private static func cast(
    _ source: MemoryEvents? = nil,
    rate: Double = 1,
    title: String = "sample"
  ) throws -> Cast {
    var cast = Asciicast(try source ?? SampleSession.source(), rate: rate, title: title)
    var text = ""
    while let line = cast.nextLine() { text += line + "\n" }
    let lines = text.split(separator: "\n").map(String.init)
    let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    let events = try values.dropFirst().map { value in
      let parts = try #require(value as? [Any])
      return (
        time: try #require(parts[0] as? Double), kind: try #require(parts[1] as? String),
        data: try #require(parts[2] as? String)
      )
    }
    return Cast(lines: lines, header: values[0], events: events)
  }
}
