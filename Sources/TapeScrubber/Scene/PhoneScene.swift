import SessionModel

/// What there is to be drawn of a window, whatever it is drawn with.
struct PhoneScene {
  let picture: Picture
  /// Bottom to top, without those that cannot be seen at all.
  let screens: [SceneScreen]
  /// Its tabs in order; empty if there is no bar of tabs, or it is hidden.
  let tabs: [SceneTab]
  /// How many of the screens lie beneath the bar of tabs.
  let tabsPlace: Int
  /// The bands along its edges in which edge pans begin.
  let zones: [EdgeZone]
  /// Fingers that are down.
  let fingers: [LiveTouch]
  /// Where fingers have just been, oldest first.
  let trail: [TrailPoint]

  /// The window `window` of `moment`.
  init(_ moment: ScrubberMoment, window: Window, names: NameTable) {
    let session = moment.session
    picture = session.picture(of: window.name)
    let roles = SceneRoles(session, window: window.name)
    screens = roles.screens(of: picture, names)
    tabsPlace = screens.count { $0.role == .screen }
    tabs = SceneTab.tabs(of: window, in: session, names)
    zones = EdgeZone.zones(of: window, in: session)
    fingers = session.touches.filter { $0.window == window.name }
    let first = session.windows.first?.name
    trail = moment.trail.filter { ($0.window ?? first) == window.name }
  }

  /// The frame of a screen that covers everything beneath it.
  var wholeFrame: Picture.Frame {
    Picture.Frame(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
  }

  /// The screen in front, if there is one.
  var front: Int? {
    screens.indices.last { screens[$0].layer.opacity >= 0.5 }
  }
}
