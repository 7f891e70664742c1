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

extension [Window] {
  /// The geometry of the window `name`; of the first, if there is none of that name.
  func geometry(of name: Name) -> WindowGeometry {
    var place = 0
    while place < count, self[place].name != name { place += 1 }
    if place == count { place = 0 }
    return WindowGeometry(
      name: self[place].name,
      size: self[place].size,
      direction: self[place].direction
    )
  }
}
