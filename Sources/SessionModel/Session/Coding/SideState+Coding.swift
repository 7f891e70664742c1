extension Window {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ window: inout Window
  ) throws(KeyframeError) {
    try coder.value(&window.name)
    try coder.value(&window.size)
    try coder.choice(&window.direction)
    try coder.value(&window.scale)
    try coder.value(&window.rate)
    try coder.value(&window.tabs)
  }
}

extension Container {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ container: inout Container
  ) throws(KeyframeError) {
    try coder.choice(&container.kind)
    try coder.value(&container.name)
    try coder.value(&container.window)
    try coder.value(&container.committed)
    try coder.value(&container.model)
  }
}

extension Appearance {
  static let blank = Appearance(screen: .none, state: .visible)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ appearance: inout Appearance
  ) throws(KeyframeError) {
    try coder.value(&appearance.screen)
    try coder.choice(&appearance.state)
  }
}

extension Session.Bar {
  static let blank = Session.Bar(part: .none, value: .none, owner: nil)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ bar: inout Session.Bar
  ) throws(KeyframeError) {
    try coder.value(&bar.part)
    try coder.value(&bar.value)
    try coder.value(&bar.owner)
  }
}

extension Session.Flag {
  static let blank = Session.Flag(name: .none, value: false)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ flag: inout Session.Flag
  ) throws(KeyframeError) {
    try coder.value(&flag.name)
    try coder.value(&flag.value)
  }
}

extension Session.Scroll {
  static let blank = Session.Scroll(name: .none, offset: 0)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ scroll: inout Session.Scroll
  ) throws(KeyframeError) {
    try coder.value(&scroll.name)
    try coder.value(&scroll.offset)
  }
}

extension Session.TransitionCount {
  static let blank = Session.TransitionCount(base: .none, count: 0)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ count: inout Session.TransitionCount
  ) throws(KeyframeError) {
    try coder.value(&count.base)
    try coder.value(&count.count)
  }
}

extension LiveTouch {
  static let blank = LiveTouch(
    id: 0,
    window: .none,
    since: .zero,
    start: nil,
    last: nil,
    previous: nil,
    force: 0,
    serial: 0
  )

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ touch: inout LiveTouch
  ) throws(KeyframeError) {
    try coder.value(&touch.id)
    try coder.value(&touch.window)
    try coder.value(&touch.since)
    try Sample.code(with: &coder, &touch.start)
    try Sample.code(with: &coder, &touch.last)
    try Sample.code(with: &coder, &touch.previous)
    try coder.value(&touch.force)
    try coder.integer(&touch.serial)
  }
}

extension LiveTouch.Sample {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ sample: inout LiveTouch.Sample?
  ) throws(KeyframeError) {
    let blank = LiveTouch.Sample(position: .zero, time: .zero)
    try coder.optional(&sample, blank: blank) { (coder, sample) throws(KeyframeError) in
      try coder.value(&sample.position)
      try coder.value(&sample.time)
    }
  }
}
