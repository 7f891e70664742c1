import SessionModel

extension LineParser {
  /// The event of the app or its surroundings that starts with `verb`; nil if none does.
  mutating func sideState(_ verb: Word) throws(SyntaxError) -> Event? {
    switch verb.text {
    case "callback":
      let kind = try arguments.next("a callback such as willShow")
        .asSpelled(AppearanceCallback.Kind.self)
      return .callback(AppearanceCallback(kind, try nextName("a screen")))
    case "observe": return .observation(try observation())
    case "model":
      let (stack, value) = try keyed("a stack and its screens such as main=[A,B]")
      return .model(StackSnapshot(intern(stack), try list(value)))
    case "flag":
      let (name, value) = try keyed("a flag such as busy=true")
      return .flag(intern(name), try value.asFlag())
    case "bars": return .bars(try bars())
    case "scroll":
      let name = try nextName("the name of a scroll view")
      return .scroll(name, offset: try arguments.required("offset").asNumber())
    case "rotate":
      let size = try arguments.next("the new size such as 844x390").asSize()
      return .rotation(size, window: try nameOption("window"))
    case "app":
      return .app(try arguments.next("active, inactive or background").asSpelled(AppState.self))
    case "alloc": return .lifetime(try lifetime(.alloc))
    case "release": return .lifetime(try lifetime(.release))
    default: return nil
    }
  }

  private mutating func lifetime(_ kind: Lifetime.Kind) throws(SyntaxError) -> Lifetime {
    let object = try nextName("the name of an object")
    return Lifetime(kind, object, owner: try nameOption("owner"))
  }

  /// The next argument, which must have a key.
  mutating func keyed(
    _ expected: String
  ) throws(SyntaxError) -> (key: Word, value: ValueReader) {
    if let found = try arguments.nextKeyed() { return found }
    let found = arguments.isEmpty ? "the line ends here" : "a value is missing"
    throw SyntaxError(at: arguments.offset, found, expected: expected)
  }

  private mutating func observation() throws(SyntaxError) -> Observation {
    if arguments.take("size") {
      let (screen, value) = try keyed("a screen and its size such as A=390x844")
      return .size(intern(screen), try value.asSize())
    }
    let (key, value) = try keyed("main=[…], presented=[…] or size A=390x844")
    if key.isKeyword("presented") { return .presented(try list(value)) }
    return .stack(intern(key), try list(value))
  }

  private mutating func bars() throws(SyntaxError) -> BarsChange {
    var change = BarsChange([])
    change.owner = try nameOption("by")
    while let (part, value) = try arguments.nextKeyed() {
      if part.isKeyword("by") {
        throw SyntaxError(at: part.offset, "by= is given twice")
      }
      change.settings.append(try setting(part, value))
    }
    if arguments.take("animated") {
      change.duration = try arguments.next("the duration in seconds").asInterval()
    }
    return change
  }

  mutating func setting(
    _ part: Word,
    _ value: ValueReader
  ) throws(SyntaxError) -> BarsChange.Setting {
    BarsChange.Setting(intern(part), intern(try value.asWord()))
  }
}
