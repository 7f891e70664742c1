import TerminalKit
import Testing

@Suite("The clipboard")
struct ClipboardTests {
  @Test(
    "gets the text in Base64",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ü~?", "w7x+Pw=="),
    ]
  )
  func encoding(text: String, expected: String) {
    let bytes = Clipboard.sequence(text, environment: [:])
    #expect(bytes == Array("\u{1B}]52;c;\(expected)\u{7}".utf8))
  }

  @Test("is reached through tmux and screen")
  func multiplexers() throws {
    let tmux = try #require(Clipboard.sequence("foo", environment: ["TMUX": "x"]))
    let plain = "\u{1B}]52;c;Zm9v\u{7}"
    let wrapped = "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\"
    #expect(String(decoding: tmux, as: UTF8.self) == plain + wrapped)
    let screen = try #require(Clipboard.sequence("foo", environment: ["STY": "x"]))
    #expect(String(decoding: screen, as: UTF8.self) == "\u{1B}P\(plain)\u{1B}\\")
  }

  @Test("takes no more than terminals do")
  func limit() {
    let most = String(repeating: "a", count: Clipboard.mostBytes)
    #expect(Clipboard.sequence(most, environment: [:]) != nil)
    #expect(Clipboard.sequence(most + "a", environment: [:]) == nil)
  }
}
