/// What to ask instead of parts that people expect of something and that it does not have.
extension PredicateAdvice {
  /// Behind a message that says that what begins with `root` has no `word`; nil where there is
  /// nothing to say.
  static func text(for word: String, of root: String) -> String? {
    let word = word.lowercased()
    return parts.first { $0.roots.contains(root) && $0.words.contains(word) }?.advice
  }

  private static let parts: [(roots: [String], words: [String], advice: String)] = [
    (
      ["touch", "touches"],
      ["phase", "state", "down", "up", "move", "began", "ended", "cancelled"],
      "what a finger did is the event's: ask event.phase == down"
    ),
    (
      ["touch", "touches"], ["velocity", "translation"],
      "ask recognizer.velocity.x, recognizer.translation.x"
    ),
    (["app"], ["state", "phase", "active", "background"], "ask app == active"),
    (["time"], ["seconds", "now", "ms", "us"], "times are seconds: ask time > 1.5"),
    (["event"], ["text"], "ask event contains \"text\""),
    (["event"], ["time"], "ask time > 1.5"),
    (["event"], ["state"], "ask event.phase == began"),
    (["event"], ["id", "x", "y"], "ask event.touch == 1, touch.x > 100"),
    (["stack", "stacks"], ["depth", "size", "length"], "ask stack.count > 3"),
    (
      ["stack", "stacks"], ["screens", "screen", "controllers"],
      "ask stack.top == NAME, stack.committed"
    ),
    (["stack", "stacks"], ["root", "first", "bottom"], "ask stack[0] == NAME"),
    (["transition", "transitions"], ["state", "status"], "ask transition.phase == cancelling"),
    (["transition", "transitions"], ["progress", "percent"], "ask transition.fraction > 0.5"),
    (["transition", "transitions"], ["finished", "cancelled"], "ask fact(completed, cancelled)"),
    (["recognizer", "recognizers"], ["phase"], "ask recognizer.state == began"),
    (["recognizer", "recognizers"], ["x", "y"], "ask recognizer.translation.x > 100"),
    (["recognizer", "recognizers"], ["type"], "ask recognizer.kind"),
  ]
}
