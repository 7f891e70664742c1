import GestureScript
public import SessionModel

extension Session {
  /// The state in readable lines, a fact a line: what differs from nothing at all.
  ///
  /// Names are quoted where they could be taken for something else; control characters are escaped.
  public func outline(_ names: NameTable) -> [String] {
    containerLines(names) + transitionLines(names) + gestureLines(names) + sideLines(names)
  }

  /// What a container is called; with its window where there are several.
  func label(of container: Container, _ names: NameTable) -> String {
    let name = names.shown(container.name)
    return windows.count > 1 ? "\(names.shown(container.window)) \(name)" : name
  }

  private func containerLines(_ names: NameTable) -> [String] {
    containers.flatMap { container in
      let label = label(of: container, names)
      let committed = "\(label) \(names.shown(container.committed))"
      guard container.model != container.committed else { return [committed] }
      return [committed, "\(label) model \(names.shown(container.model))"]
    }
  }

  private func transitionLines(_ names: NameTable) -> [String] {
    transitions.map { transition in
      "transition \(names.shown(transition.id)) \(transition.phase) "
        + "at \(NumberText.text(transition.fraction)): \(transition.movement(names))"
    } + queue.map { "waiting \($0.call.outline(names))" }
  }

  private func gestureLines(_ names: NameTable) -> [String] {
    let recognizers = recognizers.map { recognizer in
      "recognizer \(names.shown(recognizer.name)) \(recognizer.state)"
        + (recognizer.isEnabled ? "" : ", disabled")
    }
    let fingers = touches.map { "touch \($0.id) down since \(Outline.seconds($0.since))" }
    let moving = animators.map { animator in
      "animator \(names.shown(animator.id)) \(animator.state) "
        + "at \(NumberText.text(animator.fraction(at: now)))"
    }
    return recognizers + fingers + moving
  }

  private func sideLines(_ names: NameTable) -> [String] {
    bars.map { "bar \(names.shown($0.part)) \(names.shown($0.value))" }
      + flags.map { "flag \(names.shown($0.name)) \($0.value)" }
      + scrolls.map { "scroll \(names.shown($0.name)) \(NumberText.text($0.offset))" }
      + ["app \(app)"]
  }
}
