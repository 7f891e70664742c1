import SessionModel

/// After a reset, a translation counts from there.
struct TranslationNotReset: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      The first translation that is reported after `resetTranslation` is how far the finger has moved \
      since then.
      """,
    cause: """
      `setTranslation` was called on another recognizer or in another view's coordinates, or the app \
      adds up translations that were never reset.
      """
  )

  private struct Reset {
    var recognizer: Name
    var touch: Int32
    var position: Point
  }

  private var resets: [Reset] = []

  mutating func judge(_ control: GestureControl, _ scene: Scene) {
    guard control.action == .resetTranslation,
      let touch = scene.gesture(control.recognizer)?.touch,
      let position = scene.touch(touch)?.last?.position
    else { return }
    resets.removeAll { $0.recognizer == control.recognizer }
    resets.append(Reset(recognizer: control.recognizer, touch: touch, position: position))
  }

  mutating func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard let index = resets.firstIndex(where: { $0.recognizer == gesture.recognizer }) else {
      return
    }
    let reset = resets.remove(at: index)
    guard gesture.state == .changed || gesture.state == .ended,
      let position = scene.touch(reset.touch)?.last?.position
    else { return }
    let expected = position - reset.position
    guard distance(gesture.translation, expected) > TranslationNotReset.tolerance else { return }
    let isHorizontal = gesture.translation.x.magnitude >= gesture.translation.y.magnitude
    let way = isHorizontal ? gesture.translation.x : gesture.translation.y
    report.add(
      .translationNotReset,
      of: [.name(gesture.recognizer)],
      "\(gesture.recognizer): translation \(way, places: 1) ignores the reset"
    )
  }

  private static let tolerance = 5.0
}
