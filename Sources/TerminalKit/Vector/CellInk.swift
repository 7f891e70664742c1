/// What a part of a cell is drawn with.
struct CellInk: Equatable {
  let color: Color
  /// Whether the default is that of text, not that of the background.
  let isText: Bool

  /// The attributes of an element: classes, and the colour itself where it depends on nothing.
  func attributes(_ names: [String] = []) -> String {
    var names = names
    var paint = ""
    if let name = ScreenColors.name(of: color, isText: isText) {
      names.append(name)
    } else if let rgb = color.rgb {
      paint = " fill=\"\(SVG.color(rgb))\" stroke=\"\(SVG.color(rgb))\""
    }
    return (names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\"") + paint
  }
}

extension Cell {
  /// What its background is drawn with.
  var shownBackground: CellInk {
    style.attributes.contains(.reverse)
      ? CellInk(color: style.foreground, isText: true)
      : CellInk(color: style.background, isText: false)
  }

  /// What its character is drawn with.
  var shownForeground: CellInk {
    style.attributes.contains(.reverse)
      ? CellInk(color: style.background, isText: false)
      : CellInk(color: style.foreground, isText: true)
  }
}
