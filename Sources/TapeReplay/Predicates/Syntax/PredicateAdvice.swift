/// What to ask instead of words that people try and that the grammar does not have.
enum PredicateAdvice {
  /// Behind a message about `word`, which stands where a path or an operator should; empty where
  /// there is nothing to say.
  static func text(for word: String) -> String {
    table[word.lowercased()].map { "; \($0)" } ?? ""
  }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for (words, advice) in entries {
      for word in words { table[word] = advice }
    }
    return table
  }()

  private static let entries: [([String], String)] = [
    (
      ["finding", "findings", "error", "errors", "warning", "warnings", "rule", "fault", "faults"],
      "findings are no part of a session: `check` lists them, F and f in the player go to them;"
        + " what the reducer found fault with is fact(fault)"
    ),
    (["mark", "marks", "bookmark"], "ask event.kind == mark and event.name == NAME"),
    (["note", "notes"], "ask event.kind == note and event contains \"text\""),
    (
      ["screen", "screens", "top", "viewcontroller", "page"],
      "ask for the top of a stack: stack.main.top == NAME, or presented.top == NAME"
    ),
    (["count", "depth"], "ask for the count of something: stack.main.count > 3, touch.count == 2"),
    (
      ["phase", "fraction", "progress", "driver", "percent"],
      "ask for that of a transition: transition.phase == cancelling, transition.fraction > 0.5"
    ),
    (
      ["state", "translation", "velocity", "gesture", "gestures", "pan", "swipe", "tap", "pinch"],
      "ask for a recognizer: recognizer.state == began, recognizer.NAME.velocity.x > 500;"
        + " its reports are event.kind == gesture"
    ),
    (
      ["push", "pop", "poptoroot", "dismiss", "call", "calls"],
      "ask for the call: event.phase == push, event.kind == call"
    ),
    (
      ["modal", "sheet", "alert", "presentation", "present"],
      "ask presented.count > 0, or event.phase == present"
    ),
    (
      ["x", "y", "position", "force", "finger", "fingers", "pressure"],
      "ask for a finger: touch.x > 100, touch.1.force > 2"
    ),
    (
      ["kind", "type", "name", "number", "events"],
      "ask for the event: event.kind == touch, event.name == NAME, event.number > 100"
    ),
    (["callback", "callbacks", "appeared"], "ask event.kind == callback, or fact(callback)"),
    (
      ["tab", "tabs", "selected", "menu", "drawer"], "ask container.NAME, as in container.selected"
    ),
    (["keyboard", "navbar", "tabbar", "statusbar"], "ask bar.NAME, as in bar.keyboard == shown"),
    (["background", "foreground", "active", "inactive"], "ask app == active"),
    (["now", "seconds", "t"], "ask time > 1.5"),
    (
      ["matches", "like", "match", "regex", "text", "search", "grep", "has"],
      "ask event contains \"text\", or PATH contains TEXT"
    ),
    (
      ["any", "exists", "some", "all", "every"],
      "a path that leaves out which one is meant holds if any of them does;"
        + " that none does is not (…)"
    ),
    (
      [
        "previous", "before", "prev", "was", "after", "changes", "change", "becomes", "begins",
        "changed", "became", "began", "ended", "ends",
      ],
      "ask changed(PATH), became(…) or ended(…)"
    ),
    (["fact", "facts"], "ask fact(NAME), as in fact(committed) or fact(completed, cancelled)"),
    (
      ["committed", "decided", "completed", "navigated", "refused", "recognized", "arbitrated"],
      "ask fact(NAME), as in fact(completed, cancelled)"
    ),
    (["is", "equals"], "compare with =="),
    (["between", "within"], "compare twice: time > 1 and time < 2"),
  ]
}
