import SessionModel

extension LineWriter {
  mutating func callback(_ callback: AppearanceCallback) {
    word("callback")
    word(callback.kind)
    name(callback.screen)
  }

  mutating func observation(_ observation: Observation) {
    word("observe")
    switch observation {
    case .stack(let stack, let screens):
      key(names[stack], besides: ["presented"])
      list(screens)
    case .presented(let screens):
      key("presented")
      list(screens)
    case .size(let screen, let size):
      word("size")
      key(names[screen])
      self.size(size)
    }
  }

  mutating func model(_ snapshot: StackSnapshot) {
    word("model")
    key(names[snapshot.stack])
    list(snapshot.screens)
  }

  mutating func flag(_ name: Name, _ value: Bool) {
    word("flag")
    key(names[name])
    literal(value ? "true" : "false")
  }

  mutating func bars(_ change: BarsChange) {
    word("bars")
    settings(change.settings, besides: ["by"])
    option("by", change.owner)
    guard let duration = change.duration else { return }
    word("animated")
    seconds(duration)
  }

  mutating func settings(_ settings: [BarsChange.Setting], besides keywords: [StaticString] = []) {
    for setting in settings {
      key(names[setting.part], besides: keywords)
      NameText.append(names[setting.value], to: &bytes)
    }
  }

  mutating func scroll(_ name: Name, _ offset: Double) {
    word("scroll")
    self.name(name)
    option("offset", offset)
  }

  mutating func rotation(_ size: Size, _ window: Name?) {
    word("rotate")
    bytes.append(Byte.space)
    self.size(size)
    option("window", window)
  }

  mutating func app(_ state: AppState) {
    word("app")
    word(state)
  }

  mutating func lifetime(_ lifetime: Lifetime) {
    word(lifetime.kind)
    name(lifetime.object)
    option("owner", lifetime.owner)
  }
}
