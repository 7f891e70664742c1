extension Array {
  /// The first place whose element satisfies `condition`, or the count if none does; once one does,
  /// all later ones must.
  ///
  /// - Complexity: O(log count).
  package func firstPlace(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
