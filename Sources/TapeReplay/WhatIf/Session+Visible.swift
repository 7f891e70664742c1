public import SessionModel

extension Session {
  /// Whether anything that a state shows may differ, clock and policies aside.
  ///
  /// Stops at the first difference; what is equal and shares its storage costs next to nothing.
  public func showsOther(than other: Session) -> Bool {
    let isSame =
      touches == other.touches && recognizers == other.recognizers
      && transitions == other.transitions && containers == other.containers
      && queue == other.queue && animators == other.animators
      && appearances == other.appearances && bars == other.bars && flags == other.flags
      && scrolls == other.scrolls && app == other.app && windows == other.windows
      && returned == other.returned
    return !isSame
  }
}
