/// Where and how the screens of a window are drawn at an instant.
///
/// It is computed when asked for and never stored. At rest the top of each stack fills the window
/// and presented sheets stand above it.
public struct Picture: Equatable, Sendable {
  /// A rectangle in the window's points; x grows to the right, y downwards.
  public struct Frame: Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// Horizontal extent.
    public var width: Double
    /// Vertical extent.
    public var height: Double

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One screen, or one thing that is drawn like a screen.
  public struct Layer: Equatable, Sendable {
    /// The screen, the tab or page, or `menu`, `drawer`, `panel` or the card by its own name.
    public var screen: Name
    /// Where it is.
    public var frame: Frame
    /// How opaque it is, 0…1.
    public var opacity = 1.0
    /// How strong its shadow falls on what lies beneath, 0…1.
    public var shadow = 0.0
    /// How dark it is under what stands above it, 0…1.
    public var dimming = 0.0

    /// A layer that is opaque, bright and without a shadow.
    public init(_ screen: Name, _ frame: Frame) {
      self.screen = screen
      self.frame = frame
    }
  }

  /// The window.
  public var window: Name
  /// The window's size.
  public var size: Size
  /// What is drawn, bottom to top.
  public var layers: [Layer]

  /// The topmost layer of `screen`, if it is drawn.
  public func layer(of screen: Name) -> Layer? {
    layers.last { $0.screen == screen }
  }
}

extension Session {
  /// What `window` looks like now; without layers if there is no such window.
  ///
  /// From the bottom: the selected tab or its stack, the pager's page, the stacks that belong to no
  /// tab, panel and cards, menu, drawer, presented screens. A preview and a refused transition move
  /// nothing.
  ///
  /// - Complexity: O(containers · transitions + layers²).
  public func picture(of window: Name) -> Picture {
    guard let known = windows.first(where: { $0.name == window }) else {
      return Picture(window: window, size: Size(width: 0, height: 0), layers: [])
    }
    var composer = PictureComposer(self, known)
    composer.compose()
    return Picture(window: window, size: composer.size, layers: composer.layers)
  }
}
