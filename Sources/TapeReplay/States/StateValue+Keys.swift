extension StateValue {
  /// What tells the elements of a list apart: their name or id, else their place.
  ///
  /// A key that occurs again gets a count (`t1#2`), so that keys are unique. Nil if the list is empty
  /// or holds anything but objects; such a list is one value.
  var keyedElements: [(key: String, value: StateValue)]? {
    guard case .array(let elements) = self, !elements.isEmpty else { return nil }
    var seen: [String: Int] = [:]
    var keyed: [(key: String, value: StateValue)] = []
    for (place, element) in elements.enumerated() {
      guard case .object = element else { return nil }
      let key = (element["name"] ?? element["id"])?.text ?? String(place)
      let count = seen[key, default: 0] + 1
      seen[key] = count
      keyed.append((count == 1 ? key : "\(key)#\(count)", element))
    }
    return keyed
  }
}
