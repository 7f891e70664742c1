import GestureScript
import SessionModel

/// The calls by name.
private enum CallWord: Spelled {
  case push, pop, popTo, popToRoot, setStack, present, dismiss, selectTab

  var spelling: StaticString {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .setStack: "setStack"
    case .present: "present"
    case .dismiss: "dismiss"
    case .selectTab: "selectTab"
    }
  }
}

/// The ways to move by name.
private enum AnimationWord: Spelled {
  case unanimated, animated, interactive

  var spelling: StaticString {
    switch self {
    case .unanimated: "unanimated"
    case .animated: "animated"
    case .interactive: "interactive"
    }
  }
}

extension JSONLineWriter {
  mutating func fields(of call: NavigationCall) {
    fields(of: call.operation)
    switch call.animation {
    case .unanimated: field("animation", AnimationWord.unanimated)
    case .interactive: field("animation", AnimationWord.interactive)
    case .animated(let duration, let curve):
      field("animation", AnimationWord.animated)
      field("duration", duration)
      field("curve", curve)
    }
    field("stack", call.stack)
    field("by", call.cause)
  }

  private mutating func fields(of operation: NavigationCall.Operation) {
    switch operation {
    case .push(let screen): fields(.push, screen)
    case .pop: fields(.pop, nil)
    case .popTo(let screen): fields(.popTo, screen)
    case .popToRoot: fields(.popToRoot, nil)
    case .setStack(let screens):
      field("call", CallWord.setStack)
      field("screens", screens)
    case .present(let screen): fields(.present, screen)
    case .dismiss(let screen): fields(.dismiss, screen)
    case .selectTab(let tab):
      field("call", CallWord.selectTab)
      field("tab", tab)
    }
  }

  private mutating func fields(_ word: CallWord, _ screen: Name?) {
    field("call", word)
    field("screen", screen)
  }
}

extension JSONLineReader {
  mutating func call() throws(JSONLinesError) -> NavigationCall {
    let operation = try operation()
    let animation = try animation()
    let stack = try name("stack")
    return NavigationCall(operation, animation, stack: stack, cause: try cause("by"))
  }

  private mutating func operation() throws(JSONLinesError) -> NavigationCall.Operation {
    switch try need("call", try word("call", CallWord.self)) {
    case .push: .push(try need("screen", try name("screen")))
    case .pop: .pop
    case .popTo: .popTo(try need("screen", try name("screen")))
    case .popToRoot: .popToRoot
    case .setStack: .setStack(try need("screens", try names("screens")))
    case .present: .present(try need("screen", try name("screen")))
    case .dismiss: .dismiss(try name("screen"))
    case .selectTab: .selectTab(try need("tab", try name("tab")))
    }
  }

  private mutating func animation() throws(JSONLinesError) -> NavigationCall.Animation {
    switch try need("animation", try word("animation", AnimationWord.self)) {
    case .unanimated: return .unanimated
    case .interactive: return .interactive
    case .animated:
      let duration = try need("duration", try span("duration"))
      return .animated(duration, curve: try curve("curve"))
    }
  }
}
