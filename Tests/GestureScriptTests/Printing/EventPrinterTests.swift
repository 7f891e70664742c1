import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A printed event")
struct EventPrinterTests {
  @Test(
    "reads back as the same event, whatever its names and numbers",
    arguments: 0..<RandomEvents.kinds
  )
  func roundTrip(kind: Int) throws {
    for seed in 0..<400 as Range<UInt64> {
      var world = RandomWorld(seed: seed * 25 + UInt64(kind))
      let event = TimedEvent(world.time(), world.event(kind: kind))
      let line = EventPrinter(names: world.names).line(event)
      let performed = try Script.parse(Array(line.utf8), file: "seed \(seed)").perform()
      let read = try #require(performed.events.first)
      #expect(performed.events.count == 1)
      #expect(read.time == event.time)
      expectEqual(read.event, event.event, performed.names, world.names, line)
    }
  }

  @Test("is one line of printable text, whatever its names")
  func printable() {
    for seed in 0..<2000 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      let event = world.event(kind: Int(seed) % RandomEvents.kinds)
      let text = EventPrinter(names: world.names).text(event)
      #expect(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "\(text)"
      )
    }
  }

  /// Compares bit for bit: names by spelling, numbers that are not numbers by their text.
  private func expectEqual(
    _ read: Event,
    _ written: Event,
    _ readNames: NameTable,
    _ writtenNames: NameTable,
    _ line: String
  ) {
    var renamed = read
    renamed.replaceNames { writtenNames.find(readNames[$0]) ?? Name(index: .max) }
    let printer = EventPrinter(names: writtenNames)
    #expect(printer.text(renamed) == printer.text(written), "\(line)")
    if !printer.text(written).contains("nan") {
      #expect(renamed == written, "\(line)")
    }
  }

  @Test(
    "quotes a name only where the bare word would mean something else",
    arguments: [
      ("push user", "push user unanimated"),
      ("dismiss \"animated\"", "dismiss \"animated\" unanimated"),
      ("pop by=\"user\"", "pop unanimated by=\"user\""),
      ("pop by=user", "pop unanimated by=user"),
      ("pop by=main", "pop unanimated by=main"),
      ("observe \"presented\"=[A]", "observe \"presented\"=[A]"),
      ("observe presented=[A]", "observe presented=[A]"),
      ("bars \"by\"=hidden by=X", "bars \"by\"=hidden by=X"),
      ("push Detail#1", "push Detail#1 unanimated"),
      ("push \"#1\"", "push \"#1\" unanimated"),
      ("push \"\"", "push \"\" unanimated"),
      ("push Übersicht", "push \"Übersicht\" unanimated"),
      ("pop by=transition:back.1", "pop unanimated by=transition:back.1"),
      ("transition \"my t.1\" finish", "transition \"my t.1\" finish"),
      ("setup card=collapsed", "setup stack card=collapsed"),
      ("setup rate=60", "setup size rate=60"),
      ("setup stack rate=60", "setup stack rate=60"),
      ("setup stack \"size\"=[A]", "setup stack size=[A]"),
    ]
  )
  func quoting(text: String, printed: String) throws {
    let performed = try Script.parse(Array(text.utf8), file: "test").perform()
    let event = try #require(performed.events.first)
    #expect(EventPrinter(names: performed.names).text(event.event) == printed)
  }

  @Test("shows its time with at least three decimals")
  func times() {
    let printer = EventPrinter(names: NameTable())
    #expect(printer.line(TimedEvent(.zero, .end)) == "0.000 end")
    #expect(printer.line(TimedEvent(Time(microseconds: -1), .end)) == "-0.000001 end")
    #expect(printer.line(TimedEvent(Time(microseconds: 540_000), .end)) == "0.540 end")
    #expect(
      printer.line(TimedEvent(Time(microseconds: .min), .end)) == "-9223372036854.775808 end"
    )
  }
}
