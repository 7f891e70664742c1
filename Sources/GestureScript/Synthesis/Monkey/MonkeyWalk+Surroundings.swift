import SessionModel

extension MonkeyWalk {
  /// Changes something that moves nothing: a flag, a bar, a mark.
  mutating func changeSideState() {
    switch noise.index(below: 3) {
    case 0: changeFlag()
    case 1: changeBars()
    default: emit(.mark(words.marks[noise.index(below: words.marks.count)]))
    }
  }

  /// Raises a flag that is down, or lowers one that is up; a polite monkey forgets none.
  mutating func changeFlag() {
    let flag = words.flags[noise.index(below: words.flags.count)]
    let isRaised = !session.flag(flag)
    emit(.flag(flag, isRaised))
    guard isPolite, isRaised else { return }
    idle(Interval(seconds: noise.uniform(0.05, 0.4)))
    emit(.flag(flag, false))
  }

  /// Shows a bar that is hidden, or hides one that is shown.
  mutating func changeBars() {
    let parts: [WellKnownName] = [.nav, .tab, .tool, .status, .keyboard]
    let part = Name(parts[noise.index(below: parts.count)])
    let isHidden = session.bars.first { $0.part == part }?.value == Name(.hidden)
    let value = Name(isHidden ? .shown : .hidden)
    let owner = session.containers.first { $0.kind == .stack }?.model.last
    let duration = noise.chance(0.5) ? Interval(microseconds: 250_000) : nil
    emit(.bars(BarsChange([BarsChange.Setting(part, value)], owner: owner, duration: duration)))
  }

  /// Scrolls the feed by up to a screenful.
  mutating func scroll() {
    scroll(by: noise.uniform(-400, 500))
  }

  /// Scrolls the feed by `distance` points, on the grid of 1/256 point, not above its top.
  mutating func scroll(by distance: Double) {
    offset = max(((offset + distance) * 256).rounded() / 256, 0)
    emit(.scroll(words.feed, offset: offset))
  }

  /// Lets width and height of the first window change places.
  mutating func turnWindow() {
    let size = session.windows[0].size
    isTurned.toggle()
    emit(.rotation(Size(width: size.height, height: size.width), window: nil))
  }

  /// Leaves the app for a while; its touches, `fingers`, are cancelled.
  mutating func leaveApp(taking fingers: [Int32]) {
    emit(.app(.inactive))
    cancelTouches(fingers)
    if noise.chance(0.6) {
      idle(Interval(seconds: noise.uniform(0.2, 0.8)))
      emit(.app(.background))
    }
    idle(Interval(seconds: noise.uniform(0.5, 5)))
    emit(.app(.active))
  }

  /// Takes those of `fingers` away that are still down.
  mutating func cancelTouches(_ fingers: [Int32]) {
    for finger in fingers where session.touches.contains(where: { $0.id == finger }) {
      emit(.touch(Touch(.cancel, id: finger)))
    }
  }
}
