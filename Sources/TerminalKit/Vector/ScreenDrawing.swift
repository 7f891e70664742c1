/// A screen as an SVG drawing, for web pages: what a terminal shows, without a terminal.
///
/// It stands alone: no scripts, no fonts to be fetched, light or dark as its surrounding is. Equal screens
/// give equal bytes.
public struct ScreenDrawing {
  /// Width and height of a cell, and the size of text, in user units.
  static let cell = (width: 8.0, height: 17.0, text: 13.3)
  /// Distance from a row's upper edge to where its text stands.
  static let baseline = 12.8
  private static let margin = 10.0
  /// How much faint text is seen.
  private static let dimOpacity = "0.62"

  let screen: Screen
  private let title: String

  /// A drawing of `screen`; `title` is for those who cannot see it.
  public init(_ screen: Screen, title: String) {
    self.screen = screen
    self.title = title
  }

  /// The document.
  public var text: String {
    let width = Self.cell.width * Double(screen.size.columns) + 2 * Self.margin
    let height = Self.cell.height * Double(screen.size.rows) + 2 * Self.margin
    let size = "\(SVG.number(width)) \(SVG.number(height))"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" role=\"img\">",
      "<title>\(SVG.escaped(title))</title>",
      "<style>\(Self.rules)</style>",
      "<rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"8\"/>",
      "<g transform=\"translate(\(SVG.number(Self.margin)) \(SVG.number(Self.margin)))\">",
    ]
    for row in 0..<screen.size.rows { lines += self.lines(ofRow: row) }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private static var rules: String {
    "text{font:\(SVG.number(cell.text))px \(SVG.fonts);white-space:pre}"
      + "rect,text{stroke:none!important}path{fill:none!important}.b{font-weight:bold}.i{font-style:italic}"
      + ".u{text-decoration:underline}.d{opacity:\(dimOpacity)}.w{stroke-width:1.2}"
      + ".o{stroke-width:2.6;stroke-linecap:round}" + ScreenColors.rules
  }
}
