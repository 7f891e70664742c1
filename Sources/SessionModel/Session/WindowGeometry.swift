/// Size and direction of a window, without what stands in it.
///
/// Gestures ask for it at every touch; copying it counts no references, unlike copying a window.
struct WindowGeometry {
  /// The window.
  let name: Name
  /// Its size in points.
  let size: Size
  /// Its layout direction.
  let direction: LayoutDirection

  /// The edge that `edge` means in the window's layout direction.
  func resolved(_ edge: Edge) -> Edge {
    switch (edge, direction) {
    case (.leading, .ltr), (.trailing, .rtl): .left
    case (.leading, .rtl), (.trailing, .ltr): .right
    default: edge
    }
  }
}

extension Session {
  /// The geometry of the window `name`; of the first, if there is none of that name.
  func geometry(ofWindow name: Name) -> WindowGeometry {
    var place = 0
    for index in windows.indices where windows[index].name == name {
      place = index
      break
    }
    return WindowGeometry(
      name: windows[place].name,
      size: windows[place].size,
      direction: windows[place].direction
    )
  }
}
