import SessionModel

extension LineWriter {
  mutating func call(_ call: NavigationCall) {
    switch call.operation {
    case .push(let screen): self.call("push", screen)
    case .pop: word("pop")
    case .popTo(let screen): self.call("popTo", screen)
    case .popToRoot: word("popToRoot")
    case .setStack(let screens):
      word("setStack")
      bytes.append(Byte.space)
      list(screens)
    case .present(let screen): self.call("present", screen)
    case .dismiss(let screen): dismiss(screen)
    case .selectTab(let tab): self.call("selectTab", tab)
    }
    animation(call.animation)
    option("on", call.stack)
    cause(call.cause)
  }

  private mutating func call(_ verb: StaticString, _ screen: Name) {
    word(verb)
    name(screen)
  }

  /// The screen may be missing, so one that is called like what may follow is quoted.
  private mutating func dismiss(_ screen: Name?) {
    word("dismiss")
    guard let screen else { return }
    bytes.append(Byte.space)
    append(names[screen], besides: ["animated", "unanimated", "interactive"])
  }

  private mutating func animation(_ animation: NavigationCall.Animation) {
    switch animation {
    case .unanimated: word("unanimated")
    case .interactive: word("interactive")
    case .animated(let duration, let curve):
      word("animated")
      seconds(duration)
      option("curve", curve)
    }
  }

  mutating func transition(_ report: TransitionReport) {
    word("transition")
    bytes.append(Byte.space)
    NameText.append(names.spelling(of: report.id), to: &bytes)
    switch report.step {
    case .begin(let beginning): self.beginning(beginning)
    case .update(let fraction):
      word("update")
      number(fraction)
    case .finish: word("finish")
    case .cancel: word("cancel")
    case .pause: word("pause")
    case .resume(let recognizer):
      word("resume")
      option("by", recognizer)
    case .complete(let isFinished):
      word("complete")
      option("finished", isFinished)
    }
  }

  private mutating func beginning(_ beginning: TransitionReport.Beginning) {
    word("begin")
    word(beginning.kind)
    option("from", beginning.from)
    option("to", beginning.to)
    switch beginning.mode {
    case .interactive: word("interactive")
    case .animated(let duration, let velocity):
      word("animated")
      seconds(duration)
      option("velocity", velocity)
    }
    cause(beginning.cause)
    option("on", beginning.stack)
  }
}
