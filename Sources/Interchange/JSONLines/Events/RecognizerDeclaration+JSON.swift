import SessionModel

extension JSONLineWriter {
  mutating func fields(of declaration: RecognizerDeclaration) {
    field("name", declaration.name)
    field("kind", declaration.kind)
    field("preset", declaration.preset)
    field("edge", declaration.edge)
    field("stack", declaration.stack)
    field(drives: declaration.drive)
    field("card", declaration.card)
    field("begin", declaration.begin)
    field("finish", declaration.finish)
    field("onCancel", declaration.onCancel)
    field("duration", declaration.duration)
    field("curve", declaration.curve)
    field("completionCurve", declaration.completionCurve)
    field("style", declaration.style)
    field("extent", declaration.extent)
    if !declaration.simultaneous.isEmpty { field("simultaneous", declaration.simultaneous) }
    if !declaration.requireFailure.isEmpty { field("requireFailure", declaration.requireFailure) }
  }

  private mutating func field(drives drive: RecognizerDeclaration.Drive?) {
    switch drive {
    case nil: break
    case .pop: field("drives", word: "pop")
    case .dismiss: field("drives", word: "dismiss")
    case .tab: field("drives", word: "tab")
    case .push(let screen): tagged("drives", "push") { $0.string($0.names[screen]) }
    case .present(let screen): tagged("drives", "present") { $0.string($0.names[screen]) }
    case .card(let card): tagged("drives", "card") { $0.string($0.names[card]) }
    }
  }
}

extension JSONLineReader {
  mutating func recognizer() throws(JSONLinesError) -> RecognizerDeclaration {
    let name = try need("name", try name("name"))
    var declaration = RecognizerDeclaration(name, try need("kind", try word("kind")))
    declaration.preset = try word("preset")
    declaration.edge = try word("edge")
    declaration.stack = try self.name("stack")
    declaration.drive = try drive("drives")
    declaration.card = try self.name("card")
    declaration.begin = try expression("begin")
    declaration.finish = try expression("finish")
    declaration.onCancel = try word("onCancel")
    declaration.duration = try span("duration")
    declaration.curve = try curve("curve")
    declaration.completionCurve = try curve("completionCurve")
    declaration.style = try self.name("style")
    declaration.extent = try number("extent")
    declaration.simultaneous = try names("simultaneous") ?? []
    declaration.requireFailure = try names("requireFailure") ?? []
    return declaration
  }

  private mutating func drive(
    _ key: StaticString
  ) throws(JSONLinesError) -> RecognizerDeclaration.Drive? {
    guard let node = take(key) else { return nil }
    if nodes[node].kind == .string {
      switch spelling(nodes[node].text) {
      case "pop": return .pop
      case "dismiss": return .dismiss
      case "tab": return .tab
      default: break
      }
    } else if let (key, value) = tag(of: node) {
      switch key {
      case "push": return .push(try name(at: value))
      case "present": return .present(try name(at: value))
      case "card": return .card(try name(at: value))
      default: break
      }
    }
    throw wrong(
      node,
      "\"pop\", \"dismiss\", \"tab\", {\"push\":SCREEN}, {\"present\":SCREEN} or {\"card\":CARD}"
    )
  }
}
