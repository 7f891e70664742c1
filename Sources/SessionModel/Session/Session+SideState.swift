extension Session {
  /// Raises or lowers a flag of the app.
  mutating func setFlag(_ name: Name, _ value: Bool, telling sink: inout some FactSink) {
    if let index = flags.firstIndex(where: { $0.name == name }) {
      flags[index].value = value
    } else if hasRoom(flags.count, below: SessionLimits.sideStates, for: name, telling: &sink) {
      flags.append(Flag(name: name, value: value))
    }
  }

  /// Whether the flag `name` is up.
  public func flag(_ name: Name) -> Bool {
    flags.first { $0.name == name }?.value ?? false
  }

  /// Changes bars and other chrome.
  mutating func setBars(_ change: BarsChange, telling sink: inout some FactSink) {
    for setting in change.settings { setBar(setting, owner: change.owner, telling: &sink) }
  }

  mutating func setBar(
    _ setting: BarsChange.Setting,
    owner: Name?,
    telling sink: inout some FactSink
  ) {
    let part = setting.part
    if let index = bars.firstIndex(where: { $0.part == part }) {
      bars[index].value = setting.value
      bars[index].owner = owner
    } else if hasRoom(bars.count, below: SessionLimits.sideStates, for: part, telling: &sink) {
      bars.append(Bar(part: setting.part, value: setting.value, owner: owner))
    }
  }

  /// Moves a scroll view.
  mutating func setScroll(
    _ name: Name,
    _ offset: Double,
    telling sink: inout some FactSink
  ) {
    if let index = scrolls.firstIndex(where: { $0.name == name }) {
      scrolls[index].offset = offset
    } else if hasRoom(scrolls.count, below: SessionLimits.sideStates, for: name, telling: &sink) {
      scrolls.append(Scroll(name: name, offset: offset))
    }
  }

  /// Gives a window another size.
  mutating func resize(_ window: Name?, to size: Size, telling sink: inout some FactSink) {
    guard let index = ensureWindow(window, telling: &sink) else { return }
    windows[index].size = size
  }

  /// The app comes to the front or leaves it; in a driven log that takes the touches away.
  mutating func receive(_ state: AppState, telling sink: inout some FactSink) {
    app = state
    if state != .active, !policies.departs(.interruption) {
      interruptDrivenRecognizers(telling: &sink)
    }
  }
}
