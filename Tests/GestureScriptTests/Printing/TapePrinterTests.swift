import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A printed tape")
struct TapePrinterTests {
  @Test("reads back with the same description and events, whatever they are")
  func roundTrip() throws {
    for seed in 0..<300 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      let description = self.description(&world)
      let events = (0..<world.below(20)).map { _ in
        TimedEvent(world.time(), world.event(kind: world.below(RandomEvents.kinds)))
      }
      let text = TapePrinter(names: world.names).text(description, events)
      let performed = try Script.parse(text, file: "seed \(seed)").perform()
      #expect(performed.description == description)
      #expect(performed.events.count == events.count)
      let printer = TapePrinter(names: performed.names)
      #expect(printer.text(performed.description, performed.events) == text)
    }
  }

  private func description(_ world: inout RandomWorld) -> TapeDescription {
    var description = TapeDescription()
    description.wallMicroseconds = world.maybe { $0.microseconds() }
    description.writer = world.maybe { $0.spelling() }
    description.device = world.maybe { world in
      TapeDescription.Device(world.spelling(), facts: world.some { $0.entry() })
    }
    description.meta = world.some { $0.entry() }
    description.seed = world.maybe { $0.generator.next() }
    for policy in Policy.allCases where world.chance() {
      let choices = policy.choices.count
      description.policies[policy] = choices > 0 ? Double(world.below(choices)) : world.number()
    }
    return description
  }

  @Test("starts with the header's lines")
  func header() throws {
    var description = TapeDescription()
    description.wallMicroseconds = 1_709_208_000_500_000
    description.writer = "touchtape 1"
    description.device = TapeDescription.Device("phone", facts: [.init("os", "18.2")])
    description.meta = [.init("ticket", "a b")]
    description.policies[.restLimit] = 0.2
    description.policies[.gestureOnRoot] = 1
    description.seed = 7
    let text = TapePrinter(names: NameTable()).text(description, [TimedEvent(.zero, .end)])
    #expect(
      String(decoding: text, as: UTF8.self) == """
        tape wall=2024-02-29T12:00:00.5Z writer="touchtape 1"
        tape device phone os=18.2
        tape meta ticket="a b"
        setup policy gestureOnRoot=accept
        setup policy restLimit=0.2
        setup seed=7
        0.000 end

        """
    )
  }

  @Test("comes in pieces of whole lines")
  func pieces() {
    let events = (0..<20_000).map { TimedEvent(Time(microseconds: $0), .end) }
    var pieces: [[UInt8]] = []
    let printer = TapePrinter(names: NameTable())
    printer.print(TapeDescription(), events) { pieces.append($0) }
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.last == UInt8(ascii: "\n") && $0.count < 70_000 })
    #expect(pieces.flatMap(\.self) == printer.text(TapeDescription(), events))
  }
}

extension RandomWorld {
  fileprivate mutating func entry() -> TapeDescription.Entry {
    TapeDescription.Entry(spelling(), spelling())
  }
}
