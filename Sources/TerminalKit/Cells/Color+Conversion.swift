extension Color {
  /// The nearest colour that a terminal of the given depth can show.
  public func converted(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.default, _), (_, .none): .default
    case (_, .trueColor), (.ansi, _), (.palette, .palette256): self
    case (.rgb(let red, let green, let blue), .palette256):
      .palette(ColorLevels(red, green, blue).nearestPaletteIndex)
    case (.palette(let index), .ansi16):
      .ansi(ColorLevels(paletteIndex: index).nearestANSIColor(to: index))
    case (.rgb(let red, let green, let blue), .ansi16):
      .ansi(ColorLevels(red, green, blue).nearestANSIColor)
    }
  }
}

extension Color {
  /// Its levels, if they do not depend on what the terminal's user has chosen.
  var rgb: RGB? {
    switch self {
    case .default, .ansi: nil
    case .palette(let index): ColorLevels(paletteIndex: index).rgb
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

/// A colour as numbers to measure distances with.
private struct ColorLevels {
  /// The six levels of the colour cube of xterm's palette.
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]
  /// xterm's default values of the sixteen ANSI colours.
  private static let ansiValues: [ColorLevels] = [
    ColorLevels(0, 0, 0), ColorLevels(205, 0, 0), ColorLevels(0, 205, 0), ColorLevels(205, 205, 0),
    ColorLevels(0, 0, 238), ColorLevels(205, 0, 205), ColorLevels(0, 205, 205),
    ColorLevels(229, 229, 229),
    ColorLevels(127, 127, 127), ColorLevels(255, 0, 0), ColorLevels(0, 255, 0),
    ColorLevels(255, 255, 0),
    ColorLevels(92, 92, 255), ColorLevels(255, 0, 255), ColorLevels(0, 255, 255),
    ColorLevels(255, 255, 255),
  ]

  let red: Int
  let green: Int
  let blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(levels: Int(red), Int(green), Int(blue))
  }

  private init(levels red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(paletteIndex index: UInt8) {
    switch Int(index) {
    case let ansi where ansi < 16:
      self = Self.ansiValues[ansi]
    case let grey where grey >= 232:
      let level = 8 + 10 * (grey - 232)
      self.init(levels: level, level, level)
    case let cube:
      let place = cube - 16
      let levels = Self.cubeLevels
      self.init(levels: levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    }
  }

  var rgb: RGB { RGB(UInt8(red), UInt8(green), UInt8(blue)) }

  private func distance(to other: ColorLevels) -> Int {
    let (reds, greens, blues) = (red - other.red, green - other.green, blue - other.blue)
    return reds * reds + greens * greens + blues * blues
  }

  /// The nearest of the cube and the greys; the first sixteen look different everywhere.
  var nearestPaletteIndex: UInt8 {
    let steps = [red, green, blue].map { level in
      Self.cubeLevels.indices.min {
        abs(Self.cubeLevels[$0] - level) < abs(Self.cubeLevels[$1] - level)
      } ?? 0
    }
    let cube = UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    let mean = (red + green + blue) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    let cubeDistance = distance(to: ColorLevels(paletteIndex: cube))
    return distance(to: ColorLevels(paletteIndex: grey)) < cubeDistance ? grey : cube
  }

  var nearestANSIColor: ANSIColor {
    ANSIColor.allCases.min {
      distance(to: Self.ansiValues[Int($0.rawValue)])
        < distance(to: Self.ansiValues[Int($1.rawValue)])
    } ?? .white
  }

  /// The first sixteen entries of the palette are the ANSI colours themselves.
  func nearestANSIColor(to index: UInt8) -> ANSIColor {
    ANSIColor(rawValue: index) ?? nearestANSIColor
  }
}
