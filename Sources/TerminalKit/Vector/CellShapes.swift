/// Characters that are drawn as shapes, so that they meet across cells whatever font there is.
enum CellShapes {
  /// A rectangle within a cell, in shares of its width and height.
  struct Block {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0
    var opacity = 1.0
  }

  /// The rectangles of a block character; nil of any other.
  static func blocks(of glyph: Unicode.Scalar) -> [Block]? {
    switch glyph.value {
    case 0x2580: return [Block(height: 0.5)]
    case 0x2581...0x2588:
      let height = Double(glyph.value - 0x2580) / 8
      return [Block(y: 1 - height, height: height)]
    case 0x2589...0x258F: return [Block(width: Double(0x2590 - glyph.value) / 8)]
    case 0x2590: return [Block(x: 0.5, width: 0.5)]
    case 0x2591...0x2593: return [Block(opacity: Double(glyph.value - 0x2590) / 4)]
    case 0x2596...0x259F: return quadrants(of: glyph)
    default: return nil
    }
  }

  /// Upper left, upper right, lower left and lower right of U+2596 to U+259F.
  private static let quadrantBits: [UInt8] = [
    0b0010, 0b0001, 0b1000, 0b1011, 0b1001, 0b1110, 0b1101, 0b0100, 0b0110, 0b0111,
  ]

  private static func quadrants(of glyph: Unicode.Scalar) -> [Block] {
    let bits = quadrantBits[Int(glyph.value - 0x2596)]
    return (0..<4).filter { bits >> UInt8(3 - $0) & 1 != 0 }.map { place in
      Block(x: Double(place % 2) / 2, y: Double(place / 2) / 2, width: 0.5, height: 0.5)
    }
  }

  /// The dots of a Braille pattern, in shares of a cell; nil of any other character.
  static func dots(of glyph: Unicode.Scalar) -> [(x: Double, y: Double)]? {
    guard (0x2800...0x28FF).contains(glyph.value) else { return nil }
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { glyph.value >> UInt32($0.offset) & 1 != 0 }.map {
      (x: 0.25 + Double($0.element.0) / 2, y: 0.125 + Double($0.element.1) / 4)
    }
  }

  /// The lines of a frame's character, a path from the cell's upper left corner; nil of any other.
  static func line(of glyph: Unicode.Scalar, width: Double, height: Double) -> String? {
    let (middle, center) = (SVG.number(width / 2), SVG.number(height / 2))
    let (right, bottom) = (SVG.number(width), SVG.number(height))
    return switch glyph {
    case "─": "M0 \(center)H\(right)"
    case "│": "M\(middle) 0V\(bottom)"
    case "╭", "┌": "M\(right) \(center)Q\(middle) \(center) \(middle) \(bottom)"
    case "╮", "┐": "M0 \(center)Q\(middle) \(center) \(middle) \(bottom)"
    case "╰", "└": "M\(right) \(center)Q\(middle) \(center) \(middle) 0"
    case "╯", "┘": "M0 \(center)Q\(middle) \(center) \(middle) 0"
    default: nil
    }
  }
}
