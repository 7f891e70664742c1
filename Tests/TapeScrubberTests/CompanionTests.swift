import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A tape beside another")
struct CompanionTests {
  /// The sample with a swipe that is let go a little later, so that it finishes.
  private static let other = SampleSession.swipes.replacing(
    "to=150,410 over=0.25",
    with: "to=320,410 over=0.25"
  )

  private func model(_ size: CellSize = CellSize(columns: 120, rows: 40)) throws
    -> ScrubberModel<MemoryEvents>
  {
    var model = ScrubberModel(try SampleSession.source(), size: size)
    model.settle()
    return model
  }

  private func compared(by step: CompanionStep = .time) throws -> ScrubberModel<MemoryEvents> {
    var model = try model()
    let other = try SampleSession.source(Self.other, blockSize: 11)
    model.compare(with: other, title: "b.tape", besides: "a.tape", by: step)
    model.settle()
    return model
  }

  private func type(_ text: String, _ model: inout ScrubberModel<MemoryEvents>) {
    for key in text { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    model.settle()
  }

  @Test("stands where the first stands, after any moves", arguments: 0..<60)
  func inStep(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let step: CompanionStep = seed % 2 == 0 ? .time : .event
    var model = try compared(by: step)
    let other = try SampleSession.source(Self.other)
    for _ in 0..<30 {
      let keys: [Character] = [".", ",", "<", ">", "]", "[", "3", "7", "}", "{"]
      _ = model.update(.key(Key(keys[Int.random(in: 0..<keys.count, using: &random)])))
      _ = model.update(.key(Key(.right)))
      model.settle()
      let companion = try #require(model.companion)
      let place =
        step == .time
        ? other.position(at: model.position.time) : companion.moment.position
      if step == .event {
        #expect(place.event == min(model.position.event, other.events.count))
      }
      #expect(companion.moment.position == place)
      #expect(companion.moment.session == other.session(at: place))
      #expect(model.moment.session == model.replayer.source.session(at: model.position))
    }
  }

  /// The first `count` events of the sample.
  private func start(_ count: Int) throws -> MemoryEvents {
    let whole = try SampleSession.source()
    return MemoryEvents(
      Array(whole.events.prefix(count)),
      names: whole.names,
      description: whole.description,
      blockSize: 16
    )
  }

  @Test(
    "goes along with a tape that grows, and says how far it is known until then",
    arguments: ["D", "Wrecognizer.back.finish=fraction > 0.1\n", "a tape"]
  )
  func growing(keys: String) throws {
    let whole = try SampleSession.source()
    let other = try SampleSession.source(Self.other)
    func open(_ model: inout ScrubberModel<MemoryEvents>) {
      _ = model.update(.key(Key(.home)))
      for _ in 0..<5 { _ = model.update(.key(Key(.right))) }
      if keys == "a tape" {
        model.compare(with: other, title: "b", besides: "a")
      } else {
        for key in keys { _ = model.update(.key(key == "\n" ? Key(.enter) : Key(key))) }
      }
      model.settle()
    }
    var model = ScrubberModel(try start(20), size: CellSize(columns: 120, rows: 40))
    model.grow(to: try start(20))
    open(&model)
    _ = model.update(.key(Key(.end)))
    var now = Duration.zero
    for count in [30, 45, 60] {
      let before = try #require(model.companion).eventCount
      model.grow(to: try start(count))
      let title = try #require(model.companion).title(besides: count)
      #expect(title.hasSuffix(" (to #\(before))"))
      now += ScrubberWork.scanInterval
      _ = model.update(.tick(now))
      model.settle()
      #expect(model.companion?.title(besides: count) == model.companion?.title)
    }
    model.grow(to: whole, isFinished: true)
    model.settle()
    // As if it had been opened beside the whole tape.
    var expected = ScrubberModel(whole, size: model.size)
    expected.settle()
    open(&expected)
    #expect(model.companion?.divergence.places == expected.companion?.divergence.places)
    #expect(model.companion?.title == expected.companion?.title)
    for event in stride(from: 10, to: whole.eventCount, by: 9) {
      for key in "g#\(event)" {
        _ = model.update(.key(Key(key)))
        _ = expected.update(.key(Key(key)))
      }
      _ = model.update(.key(Key(.enter)))
      _ = expected.update(.key(Key(.enter)))
      #expect(model.companion?.moment.session == expected.companion?.moment.session)
      #expect(model.companion?.differences == expected.companion?.differences)
    }
  }

  @Test("differs in nothing from itself, and says so")
  func same() throws {
    var model = try model()
    model.compare(with: try SampleSession.source(), title: "b", besides: "a")
    model.settle()
    #expect(model.companion?.divergence.places.isEmpty == true)
    #expect(model.notice == "both go the same way all along; escape closes")
    for _ in 0..<20 {
      _ = model.update(.key(Key(.right)))
      #expect(model.companion?.differences.isEmpty == true)
    }
    model.press("}")
    #expect(model.notice == "there is no difference")
  }

  @Test("is compared to the places where a straight comparison finds them")
  func places() throws {
    let model = try compared()
    let places = try #require(model.companion?.divergence.places)
    #expect(!places.isEmpty)
    #expect(model.notice.hasPrefix("they part at \(places.count) places; "))
    let (one, other) = (model.replayer.source, try SampleSession.source(Self.other))
    let times = Set((one.events + other.events).map(\.time)).sorted()
    var (aspects, expected): (SessionAspects, [DivergedPlace]) = ([], [])
    for time in times {
      let position = one.position(at: time)
      let there = other.session(at: other.position(at: time))
      let found = SessionAspects(from: one.session(at: position), to: there) { $0 }
      if !found.isSubset(of: aspects) {
        expected.append(DivergedPlace(position: position, aspects: found))
      }
      aspects = found
    }
    #expect(places == expected)
  }

  @Test("is visited difference by difference, there and back")
  func visits() throws {
    var model = try compared()
    let places = try #require(model.companion?.divergence.places).map(\.position)
    _ = model.update(.key(Key(.home)))
    #expect(model.stops(pressing: Key("}")) == places)
    #expect(model.stops(pressing: Key("{")) == places.dropLast().reversed())
  }

  @Test("is a future without the event that is dropped", arguments: [5, 20, 60])
  func dropped(number: Int) throws {
    var model = try model()
    type("g#\(number)", &model)
    model.press("D")
    let source = model.replayer.source
    var events = source.events
    events.remove(at: number - 1)
    let without = MemoryEvents(events, names: source.names, description: source.description)
    #expect(model.companion?.title == "without #\(number)")
    for _ in 0..<40 {
      _ = model.update(.key(Key(.right)))
      let event = model.position.event - 1
      let session = without.session(at: Position(event: event, time: model.position.time))
      #expect(model.companion?.moment.session == session)
    }
  }

  @Test("is the future under another policy, from here on")
  func policy() throws {
    var model = try model()
    type("g0.9", &model)
    let here = model.position.event
    type("Wrecognizer.back.finish=fraction > 0.1", &model)
    #expect(model.companion?.title == "recognizer.back.finish=fraction > 0.1")
    type("g@taken-back", &model)
    let stacks = model.companion?.differences.map(\.path) ?? []
    #expect(stacks.contains("stacks[main].model"))
    _ = model.update(.key(Key(.escape)))
    type("g#\(here)", &model)
    type("WpanHysteresis=90", &model)
    #expect(model.companion?.title == "panHysteresis=90 from #\(here)")
    #expect(model.companion?.differences.isEmpty == true)
  }

  @Test("is closed by escape, which quits only then")
  func escape() throws {
    var model = try compared()
    #expect(model.update(.key(Key(.escape))).isEmpty)
    #expect(model.companion == nil)
    #expect(model.update(.key(Key(.escape))) == [.quit])
  }

  @Test("says what is wrong with a setting, and completes one")
  func prompt() throws {
    var model = try model()
    type("WflickSped=1", &model)
    #expect(model.notice.contains("did you mean flickSpeed?"))
    #expect(model.companion == nil)
    for key in "Wflick" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.tab)))
    #expect(model.prompt?.text == "flickSpeed=")
    _ = model.update(.key(Key("u", .control)))
    for key in "recognizer.b" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.tab)))
    #expect(model.prompt?.text == "recognizer.back.")
    _ = model.update(.key(Key(.escape)))
    for key: Character in ["\\", "{", "}"] {
      model.press(key)
      #expect(model.notice.hasPrefix("there is nothing beside the tape"))
    }
    _ = model.update(.key(Key(.home)))
    model.press("D")
    #expect(model.notice.hasPrefix("no event has happened yet"))
  }

  @Test(
    "is named in full in the panes, over its phone without its middle",
    arguments: ScreenTests.sizes
  )
  func titles(size: CellSize) throws {
    let long = "the-longest-name-of-a-tape-that-anybody-has-ever-seen-so-far.tape"
    var model = try model(size)
    let other = try SampleSession.source(Self.other, blockSize: 11)
    model.compare(with: other, title: long, besides: "a.tape")
    model.settle()
    type("g1.25", &model)
    let lines = model.view().lines
    #expect(lines[0].contains(".tape \u{2500}"))
    #expect(lines[0].contains("the-"))
    #expect(!lines[0].contains(long))
    let row = try #require(lines.firstIndex { $0.contains("differs ") })
    let rect = model.layout.panes[0].rect
    let pane = lines[row...(row + 3)].map {
      $0.dropFirst(rect.origin.column + 12).prefix(rect.size.columns - 12)
    }
    // Smaller screens have more room for what differs than for what it is called.
    let starts = [80: "transitions[", 120: "a.tape|\(long.prefix(30))", 180: "a.tape|\(long)"]
    let start = try #require(starts[size.columns])
    #expect(pane.joined().filter { $0 != " " }.hasPrefix(start), "\(pane)")
    #expect(!lines.contains { $0.contains("changed  ") })
    model.press("\\")
    #expect(model.notice == "the panes are about '\(long)'")
    _ = model.update(.key(Key(.escape)))
    #expect(model.view().lines.contains { $0.contains("changed  ") })
  }

  @Test("has the paths of what differs as those of what changed have them")
  func paths() throws {
    var model = try compared()
    type("g1.25", &model)
    let paths = model.subjects.compactMap { subject -> String? in
      if case .value(let path) = subject { path } else { nil }
    }
    let differences = try #require(model.companion?.differences.map(\.path))
    #expect(!paths.isEmpty)
    #expect(paths == Array(differences.prefix(paths.count)))
  }

  @Test(
    "looks as it did",
    arguments: [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40)]
  )
  func looks(size: CellSize) throws {
    var model = try compared()
    _ = model.update(.resize(size))
    type("g1.25", &model)
    GoldenText.expect(model.view().lines, equals: "beside-\(size.columns)x\(size.rows)")
    model.press("\\")
    GoldenText.expect(model.view().lines, equals: "beside-swapped-\(size.columns)x\(size.rows)")
  }
}
