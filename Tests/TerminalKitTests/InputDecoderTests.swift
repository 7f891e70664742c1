import TestSupport
import Testing

@testable import TerminalKit

@Suite("An input decoder")
struct InputDecoderTests {
  @Test("knows the keys of common terminals", arguments: KeySequences.all)
  func keys(sequence: KeySequences.Case) {
    var decoder = InputDecoder()
    #expect(decoder.decode(sequence.bytes) == sequence.events)
    #expect(!decoder.isPending)
  }

  @Test("gives the same events wherever a sequence is cut", arguments: KeySequences.all)
  func cuts(sequence: KeySequences.Case) {
    for cut in 0...sequence.bytes.count {
      var decoder = InputDecoder()
      let first = decoder.decode(sequence.bytes.prefix(cut))
      #expect(first + decoder.decode(sequence.bytes.dropFirst(cut)) == sequence.events)
    }
  }

  @Test("gives the same events however a stream is cut into chunks", arguments: 0..<200)
  func chunks(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sequences = (0..<20).compactMap { _ in KeySequences.all.randomElement(using: &random) }
    let bytes = sequences.flatMap(\.bytes)
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...7, using: &random)
      events += decoder.decode(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    #expect(events == sequences.flatMap(\.events))
  }

  @Test("survives any bytes, cut anywhere, and gives no control character", arguments: 0..<300)
  func anything(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("\u{1B}\u{1B}[[O<?;:$0123456789~ABMmPu]\\\u{7}\u{0}\u{9B}é漢x".utf8)
    let bytes = (0..<500).map { _ in
      Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
    }
    var whole = InputDecoder()
    var single = InputDecoder()
    let events = whole.decode(bytes)
    #expect(bytes.flatMap { single.decode([$0]) } == events)
    for event in events + whole.flushPending() {
      #expect(!hasControlCharacter(event), "\(event)")
    }
    #expect(!whole.isPending)
  }

  @Test(
    "takes what nothing follows for a key, or drops it",
    arguments: [
      ("\u{1B}", [InputEvent.key(Key(.escape))]),
      ("\u{1B}\u{1B}", [.key(Key(.escape)), .key(Key(.escape))]),
      ("\u{1B}[", [.key(Key("[", .alt))]), ("\u{1B}O", [.key(Key("O", .alt))]),
      ("\u{1B}]", [.key(Key("]", .alt))]), ("\u{1B}P", [.key(Key("P", .alt))]),
      ("\u{1B}[1;5", []), ("\u{1B}]0;title", []), ("\u{1B}[M !", []), ("\u{1B}[[", []), ("", []),
    ]
  )
  func flush(text: String, expected: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(text.utf8).isEmpty)
    #expect(decoder.isPending == !text.isEmpty)
    #expect(decoder.flushPending() == expected)
    #expect(decoder.decode("x".utf8) == [.key(Key("x"))])
  }

  @Test("keeps half a character and half a paste over a pause")
  func pauses() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xE6, 0xBC]).isEmpty)
    #expect(decoder.flushPending().isEmpty)
    #expect(decoder.decode([0xA2]) == [.key(Key("漢"))])
    #expect(decoder.decode("\u{1B}[200~a".utf8).isEmpty)
    #expect(decoder.flushPending().isEmpty)
    #expect(decoder.decode("b\u{1B}[201~".utf8) == [.paste("ab")])
  }

  @Test("ends a paste when told to, wherever it was cut off")
  func pasteCutOff() {
    let whole = Array("\u{1B}[200~a\u{3}漢\u{1B}[201~".utf8)
    for length in 0..<whole.count {
      var decoder = InputDecoder()
      #expect(decoder.decode(whole.prefix(length)).isEmpty)
      #expect(decoder.isPasting == (length >= 6))
      #expect(decoder.endPaste().count == (length >= 6 ? 1 : 0))
      guard length >= 6 else { continue }
      #expect(!decoder.isPasting && !decoder.isPending && decoder.endPaste().isEmpty)
      #expect(decoder.decode("x".utf8) == [.key(Key("x"))])
    }
  }

  @Test("bounds what it keeps of a paste and still finds its end", arguments: [-1, 0, 1, 1 << 21])
  func longPaste(beyond: Int) {
    var decoder = InputDecoder()
    let length = InputDecoder.longestPaste + beyond
    #expect(decoder.decode("\u{1B}[200~".utf8).isEmpty)
    #expect(decoder.decode(repeatElement(UInt8(ascii: "a"), count: length)).isEmpty)
    #expect(decoder.collected.count <= 2 * InputDecoder.longestPaste)
    let events = decoder.decode("\u{1B}[201~x".utf8)
    let text = String(repeating: "a", count: min(length, InputDecoder.longestPaste))
    #expect(events == [.paste(text), .key(Key("x"))])
  }

  @Test("lets a control key through a sequence that was broken off")
  func interrupted() {
    var decoder = InputDecoder()
    let control = InputEvent.key(Key("c", .control))
    for beginning in ["\u{1B}[1;", "\u{1B}[<0;1", "\u{1B}O", "\u{1B}[[", "\u{1B}[M!"] {
      #expect(decoder.decode((beginning + "\u{3}").utf8) == [control])
    }
  }

  private func hasControlCharacter(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard case .character(let character) = key.code else { return false }
      return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    case .paste(let text):
      return text.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
    default: return false
    }
  }
}
