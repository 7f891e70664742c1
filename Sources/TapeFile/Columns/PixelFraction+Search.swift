extension PixelFraction {
  /// The axes of virtual panels: 15 and 16 bits.
  private static let axes: [Int64] = [32767, 65535]
  /// Fewer different places lie on a coarse grid by chance.
  private static let fewestPlaces = 24
  /// Fewer pixels are no screen; at least this many units go to a pixel.
  private static let (fewestPixels, coarseness): (Int64, Int64) = (64, 4)
  /// Panels whose units are longer than this, in points, are not finer than a screen.
  private static let longestUnit = 0.125

  /// A coarse grid on which all of `places` lie, each a whole number of `unit`s; nil if none is found.
  init?(holding places: [Int64], of unit: Fraction) {
    let places = Set(places).sorted()
    guard unit.length <= PixelFraction.longestUnit, places.count >= PixelFraction.fewestPlaces,
      let farthest = places.last, farthest - places[0] <= PixelFraction.axes[1]
    else { return nil }
    for units in PixelFraction.axes {
      for pixels in PixelFraction.fewestPixels...(units / PixelFraction.coarseness) {
        guard let offset = PixelFraction.offset(places, units, pixels) else { continue }
        self.init(
          unit: unit,
          units: UInt32(units),
          pixels: UInt32(pixels),
          offset: Int32(truncatingIfNeeded: offset)
        )
        return
      }
    }
    return nil
  }

  /// The offset with which every one of `places` is ⌊(k · units + offset) ÷ pixels⌋ for some k.
  private static func offset(_ places: [Int64], _ units: Int64, _ pixels: Int64) -> Int64? {
    // k is 0 for the first; each further place narrows what the offset can be.
    var (low, high) = (places[0] * pixels, (places[0] + 1) * pixels)
    for place in places {
      let middle = 2 * place * pixels + pixels - low - high
      let step = (middle + (middle < 0 ? -units : units)) / (2 * units)
      low = max(low, place * pixels - step * units)
      high = min(high, (place + 1) * pixels - step * units)
      guard low < high else { return nil }
    }
    let offset = low % units
    return offset < 0 ? offset + units : offset
  }
}
