import SessionModel
import TapeReplay

extension Explainer {
  /// A finger may have landed: it joins the gesture on its window, or begins one.
  mutating func land(_ touch: Touch) {
    guard touch.phase == .down, fingers[touch.id] == nil,
      let live = session.touches.last, live.id == touch.id
    else { return }
    let open = gestures.lastIndex {
      $0.window == live.window && $0.end == nil && !$0.touches.isEmpty
    }
    if open == nil { gestures.append(GestureExplanation(in: live.window, from: position)) }
    let place = open ?? gestures.count - 1
    gestures[place].touches.append(touch.id)
    fingers[touch.id] = Finger(gesture: taken + place, start: live.start?.position)
    enter(touch.id, in: live.window, gestureAt: place)
  }

  /// A finger moved or left.
  mutating func follow(_ touch: Touch) {
    guard touch.phase != .down, let finger = fingers[touch.id] else { return }
    let place = finger.gesture - taken
    if fingers[touch.id]?.start == nil { fingers[touch.id]?.start = touch.position }
    let isFirst = gestures.indices.contains(place) && gestures[place].touches.first == touch.id
    if isFirst, let now = touch.position, let start = finger.start {
      gestures[place].travel = now - start
    }
    guard touch.phase == .up || touch.phase == .cancel else { return }
    fingers[touch.id] = nil
    guard gestures.indices.contains(place),
      !fingers.values.contains(where: { $0.gesture == finger.gesture })
    else { return }
    gestures[place].end = position
    gestures[place].isCancelled = touch.phase == .cancel
  }

  /// The recognizers of the window look at a finger that landed.
  private mutating func enter(_ finger: Int32, in window: Name, gestureAt place: Int) {
    for recognizer in session.recognizers {
      guard recognizer.declaration != nil, self.window(of: recognizer) == window else { continue }
      if recognizer.touches.contains(finger) || !recognizer.isEnabled {
        let contender = contender(recognizer.name, inGestureAt: place)
        gestures[place].contenders[contender].isDisabled = !recognizer.isEnabled
      }
      // One whose gesture goes on stays with the gesture that it has.
      if !recognizer.state.isActive { latest[recognizer.name] = taken + place }
    }
  }

  private func window(of recognizer: Recognizer) -> Name {
    let stack = recognizer.declaration?.stack
    let container = stack.flatMap { name in session.containers.first { $0.name == name } }
    return container?.window ?? session.windows[0].name
  }

  /// Place of the recognizer `name` among the contenders of a gesture; it becomes one if it is not.
  mutating func contender(_ name: Name, inGestureAt place: Int) -> Int {
    let known = gestures[place].contenders.firstIndex { $0.recognizer == name }
    if let known { return known }
    let declaration = session.recognizers.first { $0.name == name }?.declaration
    gestures[place].contenders.append(
      GestureExplanation.Contender(
        recognizer: name,
        kind: declaration?.kind,
        begin: declaration?.begin
      )
    )
    return gestures[place].contenders.count - 1
  }
}
