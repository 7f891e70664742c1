import SessionModel
import TerminalKit

/// One picture of a strip of vector phones, without its place and its time.
struct VectorFrame: Equatable {
  /// Height of what stands below the phone.
  static let footer = 34.0

  /// The phone and what is below it.
  let lines: [String]
  /// What rounds the phone's corners.
  let clip: String
  /// The screens that can be seen, for those who cannot see the picture.
  let screens: [String]

  init(_ moment: ScrubberMoment, names: NameTable) {
    guard let window = moment.session.windows.first else {
      (lines, clip, screens) = ([], "", [])
      return
    }
    let scene = PhoneScene(moment, window: window, names: names)
    let drawing = PhoneDrawing(scene: scene)
    clip = drawing.clipPath
    screens = scene.screens.map(\.name)
    lines = drawing.lines + Self.progress(of: moment.session)
  }

  /// How far a transition is, as a bar and in words.
  private static func progress(of session: Session) -> [String] {
    guard let transition = session.transitions.first(where: { $0.isOpen }) else { return [] }
    let fraction = transition.shownFraction(at: session.now)
    let width = PhoneDrawing.box.width
    let full = min(max(fraction, 0), 1) * width
    let top = SVG.number(PhoneDrawing.box.height + 8)
    let base = SVG.number(PhoneDrawing.box.height + 28)
    let words = SVG.escaped(TransitionCaption.text(transition.kind, transition.phase, fraction))
    return [
      "<rect class=\"track\" y=\"\(top)\" width=\"\(SVG.number(width))\" height=\"4\" rx=\"2\"/>",
      "<rect class=\"gone\" y=\"\(top)\" width=\"\(SVG.number(full))\" height=\"4\" rx=\"2\"/>",
      "<text class=\"quiet\" y=\"\(base)\" font-size=\"11\">\(words)</text>",
    ]
  }
}
