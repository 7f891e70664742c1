/// The phone of a live recording that was given no setup.
public enum LiveSetup {
  /// Its lines: a stack, ways to go back by a pan from the edge and from anywhere, a sheet that can be
  /// pulled down, taps, and two fingers.
  ///
  /// The conditions keep the two pans apart: one is for what goes across, the other for what goes down.
  public static let script = """
    setup size 390x844 dir=ltr scale=3 rate=60
    setup stack main=[Home] bars nav=shown
    setup recognizer edge edgePan edge=left on=main drives=pop
    setup recognizer back pan on=main drives=pop begin="tx > abs(ty)" requireFailure=edge
    setup recognizer pull pan drives=dismiss begin="ty > abs(tx)"
    setup recognizer open tap
    setup recognizer zoom pinch

    """
}
