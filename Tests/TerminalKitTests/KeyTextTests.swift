import TerminalKit
import TestSupport
import Testing

@Suite("Keys as text")
struct KeyTextTests {
  private static let codes: [Key.Code] =
    [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .backspace,
      .enter, .escape, .tab,
    ] + (1...20).map { .function($0) }

  @Test(
    "say what is meant",
    arguments: [
      ("g#12<enter>", [Key("g"), Key("#"), Key("1"), Key("2"), Key(.enter)]),
      ("<S-left><C-right><c-C>", [Key(.left, .shift), Key(.right, .control), Key("c", .control)]),
      ("<pgup><PageUp><esc><tab><S-tab>", [
        Key(.pageUp), Key(.pageUp), Key(.escape), Key(.tab), Key(.tab, .shift),
      ]),
      ("<space> <lt>>", [Key(" "), Key(" "), Key("<"), Key(">")]),
      ("<F1><f20><a><A-gt><A-\">", [
        Key(.function(1)), Key(.function(20)), Key("a"), Key(">", .alt), Key("\"", .alt),
      ]),
      ("<S-A-C-x><C-->", [Key("x", [.shift, .alt, .control]), Key("-", .control)]),
      ("é👩‍👩‍👧", [Key("é"), Key("👩‍👩‍👧")]),
    ]
  )
  func keys(text: String, keys: [Key]) throws {
    #expect(try KeyText.parse(text) == keys.map { .key($0) })
  }

  @Test("say what the mouse does, what size the window gets and how long nothing happens")
  func others() throws {
    let at = { (column: Int, row: Int) in CellPosition(column: column, row: row) }
    #expect(
      try KeyText.parse("<click 10,20><C-wheelup 5,-5><release any 1,2>") == [
        .mouse(Mouse(.press(.left), at: at(10, 20))),
        .mouse(Mouse(.release(.left), at: at(10, 20))),
        .mouse(Mouse(.wheel(.up), at: at(5, -5), .control)),
        .mouse(Mouse(.release(nil), at: at(1, 2))),
      ]
    )
    #expect(
      try KeyText.parse("<drag right 1,1 4,2 30ms>") == [
        .mouse(Mouse(.press(.right), at: at(1, 1))),
        .wait(.milliseconds(10)), .mouse(Mouse(.drag(.right), at: at(2, 1))),
        .wait(.milliseconds(10)), .mouse(Mouse(.drag(.right), at: at(3, 2))),
        .wait(.milliseconds(10)), .mouse(Mouse(.drag(.right), at: at(4, 2))),
        .mouse(Mouse(.release(.right), at: at(4, 2))),
      ]
    )
    #expect(
      try KeyText.parse("<resize 120x40><wait 1.5s><wait 0.001ms><paste \"a> \\\"b\\n\">") == [
        .resize(CellSize(columns: 120, rows: 40)), .wait(.milliseconds(1500)),
        .wait(.microseconds(1)), .paste("a> \"b\n"),
      ]
    )
  }

  @Test(
    "are refused where they mean nothing, with the column",
    arguments: [
      ("ab<entr>", 4, "there is no key 'entr'"), ("<enter", 1, "never closed"),
      ("a<>", 2, "never closed"), ("x\n", 2, "control character"), ("<F21>", 2, "no key 'F21'"),
      ("<wait 5>", 7, "'5' is no time"), ("<wait 1.0000001s>", 7, "no time"),
      ("<wait 86401s>", 7, "no time"), ("<wait>", 2, "needs a time"),
      ("<click 10>", 8, "'10' is no cell"), ("<click>", 2, "needs a cell"),
      ("<drag 1,2>", 2, "needs two cells"), ("<move left 1,1>", 7, "takes no button"),
      ("<resize 12>", 9, "no size"), ("<resize 99999x1>", 9, "no size"),
      ("<C-wait 5s>", 4, "takes no S-"), ("<paste \"a>", 1, "never closed"),
      ("<paste a>", 8, "is quoted"), ("<hop 1,2>", 2, "there is no 'hop'"),
      ("<paste \"\\x\">", 10, "expected \\n"), ("<wait +5ms>", 7, "no time"),
    ]
  )
  func refused(text: String, column: Int, message: String) throws {
    let error = #expect(throws: KeyTextError.self) { try KeyText.parse(text) }
    #expect(error?.column == column, "\(text): \(error?.description ?? "")")
    #expect(error?.message.contains(message) == true, "\(text): \(error?.description ?? "")")
  }

  @Test("read back as they were printed, whatever the key", arguments: 0..<8)
  func everyKey(modifierBits: UInt8) throws {
    let held = Modifiers(rawValue: modifierBits)
    let printable = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map { Character($0) } }
    let characters = printable + ["ü", "漢", "e\u{301}", "👩‍👩‍👧", "\u{FEFF}"]
    let lowercased = characters.filter {
      !held.contains(.control) || Character($0.lowercased()) == $0
    }
    for code in Self.codes + lowercased.map({ .character($0) }) {
      let inputs = [ScriptedInput.key(Key(code, held))]
      #expect(try KeyText.parse(KeyText.text(inputs)) == inputs, "\(KeyText.text(inputs))")
    }
  }

  @Test("read back as they were printed, whatever is done", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var random = RandomInputs(seed: seed)
    let inputs = (0..<20).map { _ in random.next() }
    #expect(try KeyText.parse(KeyText.text(inputs)) == inputs, "\(KeyText.text(inputs))")
  }

  @Test("never stop the program, however odd they are", arguments: 0..<300)
  func noise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "<", ">", "-", "C-", "S-", " ", "\"", "\\", "click", "drag", "wait", "1,2", "500ms", "x",
      "paste", "resize", "9", "\u{301}", "é", "<lt>", "F1", ",", ".", "any", "right", "\u{1B}",
    ]
    let text = (0..<30).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    do throws(KeyTextError) {
      let inputs = try KeyText.parse(text)
      #expect(throws: Never.self) { try KeyText.parse(KeyText.text(inputs)) }
    } catch {
      #expect((1...text.count + 1).contains(error.column))
    }
  }
}

/// Whatever a script may do.
private struct RandomInputs {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> ScriptedInput {
    switch below(6) {
    case 0: .key(Key(Character("\(below(10))")))
    case 1: .key(Key([.left, .enter, .function(5), .character(">")][below(4)], held()))
    case 2: .wait(.microseconds(below(3_000_000)))
    case 3: .resize(CellSize(columns: below(300), rows: below(100)))
    case 4: .paste(["", "a b", "\"\\\n\t>", "<é>"][below(4)])
    default: .mouse(mouse())
    }
  }

  private mutating func held() -> Modifiers {
    Modifiers(rawValue: UInt8(below(8)))
  }

  private mutating func mouse() -> Mouse {
    let buttons: [Mouse.Button] = [.left, .middle, .right, .back, .forward]
    let button = buttons[below(5)]
    let actions: [Mouse.Action] = [
      .press(button), .release(button), .release(nil), .drag(button), .move, .wheel(.up),
      .wheel(.down), .wheel(.left), .wheel(.right),
    ]
    let place = CellPosition(column: below(220) - 10, row: below(60) - 10)
    return Mouse(actions[below(actions.count)], at: place, held())
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
