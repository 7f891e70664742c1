extension Session {
  /// Lets the presets know that the animator `id` has called its completions.
  ///
  /// The animator is inactive by now and may be gone. A card flips once for every completion at the
  /// end position.
  mutating func didComplete(
    animator id: Name,
    at position: AnimatorReport.Position,
    completions: Int,
    telling sink: inout some FactSink
  ) {}
}
