import SessionModel

extension LineWriter {
  mutating func setup(_ setup: Setup) {
    word("setup")
    switch setup {
    case .surroundings(let surroundings): self.surroundings(surroundings)
    case .containers(let containers): self.containers(containers)
    case .recognizer(let declaration): recognizer(declaration)
    }
  }

  private mutating func window(_ window: Name?) {
    guard let window else { return }
    word("window")
    name(window)
  }

  private mutating func surroundings(_ surroundings: Setup.Surroundings) {
    window(surroundings.window)
    word("size")
    if let size = surroundings.size {
      bytes.append(Byte.space)
      self.size(size)
    }
    option("dir", surroundings.direction)
    option("scale", surroundings.scale)
    option("rate", surroundings.rate)
  }

  private mutating func containers(_ containers: Setup.Containers) {
    window(containers.window)
    word("stack")
    for list in containers.lists {
      key(names[list.name])
      self.list(list.screens)
    }
    for value in containers.values {
      key(names[value.name])
      NameText.append(names[value.value], to: &bytes)
    }
    guard !containers.bars.isEmpty else { return }
    word("bars")
    settings(containers.bars)
  }

  private mutating func recognizer(_ declaration: RecognizerDeclaration) {
    word("recognizer")
    name(declaration.name)
    word(declaration.kind)
    option("preset", declaration.preset)
    option("edge", declaration.edge)
    option("on", declaration.stack)
    drive(declaration.drive)
    option("card", declaration.card)
    option("begin", declaration.begin)
    option("finish", declaration.finish)
    option("onCancel", declaration.onCancel)
    option("duration", declaration.duration)
    option("curve", declaration.curve)
    option("completionCurve", declaration.completionCurve)
    option("style", declaration.style)
    option("extent", declaration.extent)
    others("simultaneous", declaration.simultaneous)
    others("requireFailure", declaration.requireFailure)
  }

  private mutating func drive(_ drive: RecognizerDeclaration.Drive?) {
    guard let drive else { return }
    key("drives")
    switch drive {
    case .pop: literal("pop")
    case .dismiss: literal("dismiss")
    case .tab: literal("tab")
    case .push(let screen): self.drive("push:", screen)
    case .present(let screen): self.drive("present:", screen)
    case .card(let card): self.drive("card:", card)
    }
  }

  private mutating func drive(_ prefix: StaticString, _ name: Name) {
    literal(prefix)
    NameText.append(names[name], to: &bytes)
  }

  private mutating func others(_ key: StaticString, _ recognizers: [Name]) {
    guard !recognizers.isEmpty else { return }
    self.key(key)
    if recognizers.count == 1 {
      NameText.append(names[recognizers[0]], to: &bytes)
    } else {
      list(recognizers)
    }
  }
}
