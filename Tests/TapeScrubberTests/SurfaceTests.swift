import Foundation
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The colours of screens")
struct SurfaceTests {
  private static let depths = [ColorDepth.trueColor, .palette256]

  @Test("carry the names that stand on them, in front and beneath", arguments: depths)
  func contrast(depth: ColorDepth) {
    let surfaces = Surfaces(depth)
    for color in surfaces.colors {
      let light = color.mixed(with: .white, share: Surfaces.barLight)
      for ground in surfaces.areMixed ? [color, light] : [color] {
        #expect(Self.contrast(Surfaces.text, ground) >= 4.5, "\(ground)")
        let quiet = Surfaces.text.mixed(with: ground, share: Surfaces.quietFade)
        #expect(Self.contrast(quiet, ground) >= 2, "\(ground)")
        #expect(Self.contrast(TouchColors.amber, ground) >= 3, "\(ground)")
      }
    }
  }

  @Test("differ from each other, also in a palette of 256", arguments: depths)
  func differ(depth: ColorDepth) {
    let colors = Surfaces(depth).colors
    #expect(Set(colors).count == colors.count)
    let shown = colors.map { $0.color.converted(to: .palette256) }
    if depth == .palette256 { #expect(Set(shown).count == colors.count) }
    #expect(colors.count == Surfaces(.trueColor).colors.count)
  }

  @Test("have twins that differ from them and carry names too", arguments: depths)
  func twins(depth: ColorDepth) {
    let surfaces = Surfaces(depth)
    for color in surfaces.colors {
      let twin = surfaces.twin(of: color)
      #expect(Self.contrast(color, twin) > 1.2)
      #expect(Self.contrast(Surfaces.text, twin) >= (surfaces.areMixed ? 4.5 : 3))
      #expect(twin.color.converted(to: depth) != color.color.converted(to: depth))
    }
  }

  @Test("are darker in a shadow, near the edge more than farther away")
  func shadow() {
    for color in Surfaces(.trueColor).colors {
      let far = color.mixed(with: .black, share: Surfaces.shadow.far)
      let near = color.mixed(with: .black, share: Surfaces.shadow.near)
      #expect(Self.contrast(color, far) > 1.15 && Self.contrast(far, near) > 1.08)
    }
  }

  @Test("follow from the name alone, and are all used alike")
  func places() {
    let pinned = [("Home", 3), ("List", 0), ("Detail", 8), ("Photo", 6), ("Settings", 5)]
    for (name, place) in pinned { #expect(Surfaces.place(of: name) == place, "\(name)") }
    var counts = Array(repeating: 0, count: Surfaces(.trueColor).colors.count)
    for number in 0..<1200 { counts[Surfaces.place(of: "Screen \(number)")] += 1 }
    #expect(counts.allSatisfy { (50...160).contains($0) }, "\(counts)")
  }

  /// The ratio of two colours' luminances (WCAG 2.2).
  private static func contrast(_ one: RGB, _ other: RGB) -> Double {
    let (first, second) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(first, second) / min(first, second)
  }

  private static func luminance(_ color: RGB) -> Double {
    func linear(_ level: UInt8) -> Double {
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }
}
