/// What a monkey does next.
///
/// An action is drawn by these weights, unless a transition runs or a recognizer is aimed at:
///
/// | action | weight | what it is |
/// | --- | --- | --- |
/// | `tap` | 24 | one short touch anywhere |
/// | `call` | 24 | a navigation call; see `MonkeyCall` |
/// | `flick` | 20 | up, down, left or right, 300–4000 points a second |
/// | `drag` | 18 | up or down, sometimes rested on before the finger leaves |
/// | `backSwipe` | 16 | from the leading edge (60 %) or the middle, let go anywhere |
/// | `takenBack` | 7 | a back swipe that returns to where it began |
/// | `pinch` | 6 | two fingers apart or together |
/// | `rotate` | 5 | two fingers that turn |
/// | `doubleTap` | 5 | two short touches |
/// | `longPress` | 5 | 0.5–1.2 s |
/// | `diagonalDrag` | 5 | 30°–60° from the horizontal |
/// | `scroll` | 5 | the offset of a scroll view |
/// | `twoFingerDrag` | 4 | two fingers side by side, the second landing up to 40 ms later |
/// | `forwardSwipe` | 4 | from the trailing edge or the middle |
/// | `flag` | 4 | a flag of the app goes up or down |
/// | `bars` | 3 | a bar is shown or hidden |
/// | `mark` | 1 | a mark |
/// | `leaveApp` | 1 | inactive, often background, and back |
/// | `turnWindow` | 1 | width and height change places |
enum MonkeyAction: CaseIterable {
  case tap, flick, drag, backSwipe, call, takenBack, pinch, rotate, doubleTap, longPress
  case diagonalDrag, scroll, twoFingerDrag, forwardSwipe, flag, bars, mark, leaveApp, turnWindow

  /// How often it is chosen, in proportion to the others.
  var weight: Int {
    switch self {
    case .tap, .call: 24
    case .flick: 20
    case .drag: 18
    case .backSwipe: 16
    case .takenBack: 7
    case .pinch: 6
    case .rotate, .doubleTap, .longPress, .diagonalDrag, .scroll: 5
    case .twoFingerDrag, .forwardSwipe, .flag: 4
    case .bars: 3
    case .mark, .leaveApp, .turnWindow: 1
    }
  }

  /// Every action as often as its weight.
  static let urn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
