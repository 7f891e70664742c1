import Testing

@testable import TerminalKit

@Suite("A colour")
struct ColorTests {
  @Test(
    "becomes the nearest of the palette",
    arguments: [
      (Color.rgb(0, 0, 0), Color.palette(16)), (.rgb(255, 255, 255), .palette(231)),
      (.rgb(255, 0, 0), .palette(196)), (.rgb(128, 128, 128), .palette(244)),
      (.rgb(95, 135, 175), .palette(67)), (.rgb(9, 9, 9), .palette(232)),
      (.ansi(.red), .ansi(.red)), (.palette(3), .palette(3)), (.default, .default),
    ]
  )
  func palette(color: Color, expected: Color) {
    #expect(color.converted(to: .palette256) == expected)
  }

  @Test(
    "becomes the nearest of sixteen",
    arguments: [
      (Color.rgb(0, 0, 0), ANSIColor.black), (.rgb(250, 5, 5), .brightRed),
      (.rgb(200, 0, 0), .red), (.palette(9), .brightRed), (.palette(231), .brightWhite),
      (.palette(240), .brightBlack),
    ]
  )
  func ansi(color: Color, expected: ANSIColor) {
    #expect(color.converted(to: .ansi16) == .ansi(expected))
  }

  @Test("of the palette, given as red, green and blue, is found again", arguments: 16...231)
  func cube(index: Int) {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    let color = Color.rgb(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    #expect(color.converted(to: .palette256) == .palette(UInt8(index)))
  }

  @Test(
    "disappears where there is none",
    arguments: [
      Color.ansi(.red), .palette(1), .rgb(1, 2, 3), .default,
    ]
  )
  func none(color: Color) {
    #expect(color.converted(to: .none) == .default)
  }
}

@Suite("The depth of colour")
struct ColorDepthTests {
  static let cases: [([String: String], ColorDepth)] = [
    ([:], .none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
    (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), (["TERM": "screen"], .ansi16),
    (["TERM": "xterm-256color"], .palette256), (["TERM": "tmux-256color"], .palette256),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "vt100", "COLORTERM": "yes"], .ansi16),
    (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .palette256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/x"], .trueColor),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
  ]

  @Test("is what the environment says", arguments: cases)
  func detection(environment: [String: String], expected: ColorDepth) {
    #expect(ColorDepth(environment: environment) == expected)
  }

  static let glyphCases: [([String: String], GlyphSet)] = [
    ([:], .ascii), (["LANG": "C"], .ascii), (["LANG": "C.UTF-8"], .unicode),
    (["LANG": "de_DE.utf8"], .unicode), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8"], .unicode),
    (["LANG": "en_US.UTF-8", "TERM": "linux"], .blocks),
  ]

  @Test("does not decide which characters there are: the locale does", arguments: glyphCases)
  func glyphs(environment: [String: String], expected: GlyphSet) {
    #expect(GlyphSet(environment: environment) == expected)
  }
}
