import SessionModel

/// A screen of a scene: where it is, and what kind of thing it is.
struct SceneScreen: Equatable {
  /// What is drawn like a screen.
  enum Role: Equatable {
    /// The screen of a stack, a tab or a page.
    case screen
    /// A panel or a card.
    case card
    case menu
    /// A presented screen.
    case sheet
  }

  let layer: Picture.Layer
  let name: String
  let role: Role
  /// Whether its stack has a screen beneath it.
  let canGoBack: Bool
  /// Where its upper edge can rest, in points; empty for what does not rise from below.
  let detents: [Double]

  /// Whether a bar with its name belongs to it.
  var hasBar: Bool {
    role == .screen || role == .sheet
  }

  /// Whether it is pulled by a handle at its upper edge.
  var hasHandle: Bool {
    role == .card || role == .sheet && layer.frame.y > 0
  }

  /// Whether its upper edge rests at `detent`, to half a point.
  func rests(at detent: Double) -> Bool {
    (layer.frame.y - detent).magnitude < 0.5
  }

  /// Whether some of it lies in a window of that size.
  func isInside(_ size: Size) -> Bool {
    let frame = layer.frame
    return layer.opacity > 0 && frame.x < size.width && frame.y < size.height
      && frame.x + frame.width > 0 && frame.y + frame.height > 0
  }
}
