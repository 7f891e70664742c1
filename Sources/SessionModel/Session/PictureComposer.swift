/// Draws a window of a session, layer by layer from the bottom.
struct PictureComposer {
  let session: Session
  let window: Window
  let size: Size
  var layers: [Picture.Layer] = []

  init(_ session: Session, _ window: Window) {
    self.session = session
    self.window = window
    let bounds = 0...PictureMetrics.largestExtent
    size = Size(
      width: window.size.width.bounded(to: bounds, nan: 0),
      height: window.size.height.bounded(to: bounds, nan: 0)
    )
  }

  /// Draws everything.
  mutating func compose() {
    drawSelectedTab()
    drawPager()
    for container in session.containers where isOwn(container) && container.kind == .stack {
      if !belongsToTab(container) { draw(container, opacity: 1) }
    }
    for container in session.containers where isOwn(container) && isCard(container) {
      drawCard(container)
    }
    drawMenu(Name(.menu))
    drawMenu(Name(.drawer))
    drawPresented()
  }

  /// Whether `container` stands in the window.
  func isOwn(_ container: Container) -> Bool {
    container.window == window.name
  }

  /// The window's container `name`, if it has one.
  func container(_ kind: Container.Kind, _ name: Name) -> Container? {
    session.containers.first { isOwn($0) && $0.kind == kind && $0.name == name }
  }

  /// The transition that moves `container` now.
  func transition(of container: Container) -> Transition? {
    session.transitions.first {
      $0.isOpen && $0.kind != .preview && $0.window == window.name
        && $0.container == container.name
    }
  }

  /// Progress of `transition` on the screen.
  ///
  /// Under the policy `scrubCurve=animatorCurve` what follows a finger is scrubbed in time through the
  /// animation's curve, and so is the tail, which sets out from there.
  func progress(of transition: Transition) -> Double {
    let shown = transition.shownFraction(at: session.now)
    guard session.policies.departs(.scrubCurve), transition.initiallyInteractive,
      transition.phase != .animating
    else { return shown }
    return transition.curve.progress(atFraction: shown, duration: transition.duration.seconds)
  }

  /// A frame as large as the window, moved by `offset` points towards the trailing edge.
  func fullFrame(trailing offset: Double = 0) -> Picture.Frame {
    let x = window.direction == .rtl ? 0 - offset : offset
    return Picture.Frame(x: x, y: 0, width: size.width, height: size.height)
  }

  /// Adds a layer on top; shares are brought into 0…1, which springs may leave.
  mutating func add(
    _ screen: Name,
    _ frame: Picture.Frame,
    opacity: Double = 1,
    shadow: Double = 0
  ) {
    guard screen != .none else { return }
    var layer = Picture.Layer(screen, frame)
    layer.opacity = opacity.bounded(to: 0...1, nan: 1)
    layer.shadow = shadow.bounded(to: 0...1, nan: 0)
    layers.append(layer)
  }
}
