extension [LiveTouch] {
  /// Place of the finger `id` among those that are down; it is looked for from `start` on, then before.
  ///
  /// A closure over the elements would copy each of them to look at its number.
  func place(of id: Int32, from start: Int = 0) -> Int? {
    for place in start..<count where self[place].id == id { return place }
    for place in 0..<start where self[place].id == id { return place }
    return nil
  }
}
