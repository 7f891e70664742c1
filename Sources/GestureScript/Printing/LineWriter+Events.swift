import SessionModel

extension LineWriter {
  mutating func event(_ event: Event) {
    switch event {
    case .setup(let setup): self.setup(setup)
    case .touch(let touch): self.touch(touch)
    case .touchSample(let sample): touchSample(sample)
    case .gesture(let report): gesture(report)
    case .gestureControl(let control): gestureControl(control)
    case .call(let call): self.call(call)
    case .transition(let report): transition(report)
    case .animator(let report): animator(report)
    case .callback(let callback): self.callback(callback)
    case .observation(let observation): self.observation(observation)
    case .model(let snapshot): model(snapshot)
    case .flag(let name, let value): flag(name, value)
    case .bars(let change): bars(change)
    case .scroll(let name, let offset): scroll(name, offset)
    case .rotation(let size, let window): rotation(size, window)
    case .app(let state): app(state)
    case .lifetime(let lifetime): self.lifetime(lifetime)
    case .mark(let name): mark(name)
    case .note(let text): note(text)
    case .custom(let name, let payload): custom(name, payload)
    case .unknown(let kind, let content): unknown(kind, content)
    case .lost(let count, let cause): lost(count, cause)
    case .end: word("end")
    }
  }
}
