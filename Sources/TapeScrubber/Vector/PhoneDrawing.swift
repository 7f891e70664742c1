import SessionModel
import TerminalKit

/// A phone as shapes: its screens where the picture has them, shadows, dimming, fingers and trails.
///
/// The drawing fills a box of its own, with its corner at the origin; equal scenes give equal text.
struct PhoneDrawing {
  /// The box, in user units: about the shape of a phone.
  static let box = (width: 132.0, height: 284.0)
  // What follows is in the window's points, about as phones have it.

  /// The name of a screen: its size, where it stands below the screen's upper edge, and how far from
  /// the left.
  private static let title = (size: 34.0, baseline: 66.0, inset: 20.0)
  /// Height of the bar with the name.
  private static let bar = 92.0
  /// The bar of tabs: its height, and where in it names of which size stand.
  private static let tabs = (height: 80.0, baseline: 48.0, size: 28.0)
  /// Radius of the corners.
  private static let rounding = (phone: 48.0, sheet: 26.0)
  /// The handle by which a sheet is pulled.
  private static let handle = (top: 10.0, width: 48.0, height: 8.0)
  /// Width of the shadow beside an edge.
  private static let shadowWidth = 34.0
  /// Length of the mark where a sheet can rest.
  private static let detentLength = 22.0

  let scene: PhoneScene

  /// Scale from points to user units.
  private var scale: Double {
    let size = scene.picture.size
    let scale = min(Self.box.width / size.width, Self.box.height / size.height)
    return scale.isFinite && scale > 0 ? scale : 1
  }

  /// The name of the clip path that rounds the corners of a window of this size.
  var clip: String {
    let size = scene.picture.size
    let digits = "\(SVG.number(size.width))x\(SVG.number(size.height))"
    return "glass-" + digits.replacing(".", with: "_")
  }

  /// The clip path itself.
  var clipPath: String {
    "<clipPath id=\"\(clip)\">\(window(""))</clipPath>"
  }

  /// The elements.
  var lines: [String] {
    let size = scene.picture.size
    let left = (Self.box.width - size.width * scale) / 2
    var lines = [
      "<g transform=\"translate(\(SVG.number(left)) 0) scale(\(SVG.factor(scale)))\">",
      "<g clip-path=\"url(#\(clip))\">", window(" class=\"off\""),
    ]
    for (place, screen) in scene.screens.enumerated() {
      if place == scene.tabsPlace { lines += tabBar }
      lines += elements(of: screen)
    }
    if scene.screens.count == scene.tabsPlace { lines += tabBar }
    lines += detents
    lines += TouchDrawing(scene: scene).lines
    return lines + ["</g>", window(" class=\"frame\""), "</g>"]
  }

  private func window(_ attributes: String) -> String {
    let size = scene.picture.size
    let rounding = SVG.number(min(Self.rounding.phone, size.width / 4, size.height / 4))
    return "<rect\(attributes) width=\"\(SVG.number(size.width))\""
      + " height=\"\(SVG.number(size.height))\" rx=\"\(rounding)\"/>"
  }

  private func elements(of screen: SceneScreen) -> [String] {
    let (layer, frame) = (screen.layer, screen.layer.frame)
    let rounding = screen.role == .sheet || screen.role == .card ? Self.rounding.sheet : 0
    let box = "width=\"\(SVG.number(frame.width))\" height=\"\(SVG.number(frame.height))\""
    let round = rounding > 0 && frame.y > 0 ? " rx=\"\(SVG.number(rounding))\"" : ""
    let opacity = layer.opacity < 1 ? " opacity=\"\(SVG.number(layer.opacity))\"" : ""
    var lines = shadow(of: layer)
    lines.append(
      "<svg x=\"\(SVG.number(frame.x))\" y=\"\(SVG.number(frame.y))\" \(box)><g\(opacity)>"
    )
    lines.append("<rect class=\"s\(Surfaces.place(of: screen.name))\" \(box)\(round)/>")
    if screen.hasBar {
      let height = SVG.number(Self.bar)
      lines.append(
        "<rect class=\"bar\" width=\"\(SVG.number(frame.width))\" height=\"\(height)\"/>"
      )
    }
    lines += titles(of: screen)
    if layer.dimming > 0 {
      let share = SVG.number(layer.dimming)
      lines.append("<rect \(box)\(round) fill-opacity=\"\(share)\"/>")
    }
    return lines + ["</g></svg>"]
  }

  /// A band beside the edges that stand in the window.
  private func shadow(of layer: Picture.Layer) -> [String] {
    guard layer.shadow > 0 else { return [] }
    let frame = layer.frame
    let (y, height) = (SVG.number(frame.y), SVG.number(frame.height))
    let opacity = SVG.number(layer.shadow)
    let width = Self.shadowWidth
    func band(_ x: Double, _ paint: String) -> String {
      "<rect x=\"\(SVG.number(x))\" y=\"\(y)\" width=\"\(SVG.number(width))\" height=\"\(height)\""
        + " fill=\"url(#\(paint))\" opacity=\"\(opacity)\"/>"
    }
    var lines: [String] = []
    if frame.x > 0 { lines.append(band(frame.x - width, "shade")) }
    let right = frame.x + frame.width
    if right < scene.picture.size.width { lines.append(band(right, "shade-right")) }
    return lines
  }

  private func titles(of screen: SceneScreen) -> [String] {
    let frame = screen.layer.frame
    var lines: [String] = []
    if screen.hasHandle {
      lines.append(handle(of: frame))
    }
    // A screen that has moved out to the left keeps its name where it can be seen.
    let left = max(0, 0 - frame.x) + Self.title.inset
    let text = (screen.canGoBack ? "‹ " : "") + screen.name
    let (x, y) = (SVG.number(left), SVG.number(Self.title.baseline))
    let size = SVG.number(Self.title.size)
    lines.append(
      "<text class=\"name\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\">\(SVG.escaped(text))</text>"
    )
    return lines
  }

  private func handle(of frame: Picture.Frame) -> String {
    let (width, height) = (Self.handle.width, Self.handle.height)
    return "<rect class=\"bar\" x=\"\(SVG.number((frame.width - width) / 2))\""
      + " y=\"\(SVG.number(Self.handle.top))\" width=\"\(SVG.number(width))\""
      + " height=\"\(SVG.number(height))\" rx=\"\(SVG.number(height / 2))\"/>"
  }

  /// Marks on the right side where a sheet or card can come to rest.
  private var detents: [String] {
    let right = SVG.number(scene.picture.size.width)
    return scene.screens.flatMap { screen in
      screen.detents.map { detent in
        let style = screen.rests(at: detent) ? "detent here" : "detent"
        return
          "<path class=\"\(style)\" d=\"M\(right) \(SVG.number(detent))h-\(SVG.number(Self.detentLength))\"/>"
      }
    }
  }

  private var tabBar: [String] {
    guard !scene.tabs.isEmpty else { return [] }
    let size = scene.picture.size
    let top = size.height - Self.tabs.height
    let width = size.width / Double(scene.tabs.count)
    var lines = [
      "<rect class=\"tabs\" y=\"\(SVG.number(top))\" width=\"\(SVG.number(size.width))\""
        + " height=\"\(SVG.number(Self.tabs.height))\"/>"
    ]
    for (place, tab) in scene.tabs.enumerated() {
      let x = SVG.number(width * (Double(place) + 0.5))
      let y = SVG.number(top + Self.tabs.baseline)
      let style = tab.isSelected ? "tab chosen" : "tab"
      let text = SVG.escaped(tab.isSelected ? "[\(tab.name)]" : tab.name)
      let size = SVG.number(Self.tabs.size)
      lines.append(
        "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\">\(text)</text>"
      )
    }
    return lines
  }
}
