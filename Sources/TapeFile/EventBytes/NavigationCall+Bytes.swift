import SessionModel

extension ByteWriter {
  mutating func write(_ call: NavigationCall) -> EventKind {
    write(call.operation)
    write(call.animation)
    write(optional: call.stack)
    write(optional: call.cause) { $0.write($1) }
    return .call
  }

  private mutating func write(_ operation: NavigationCall.Operation) {
    switch operation {
    case .push(let screen):
      write(byte: 0)
      write(screen)
    case .pop:
      write(byte: 1)
    case .popTo(let screen):
      write(byte: 2)
      write(screen)
    case .popToRoot:
      write(byte: 3)
    case .setStack(let screens):
      write(byte: 4)
      write(names: screens)
    case .present(let screen):
      write(byte: 5)
      write(screen)
    case .dismiss(let screen):
      write(byte: 6)
      write(optional: screen)
    case .selectTab(let tab):
      write(byte: 7)
      write(tab)
    }
  }

  private mutating func write(_ animation: NavigationCall.Animation) {
    switch animation {
    case .unanimated: write(byte: 0)
    case .animated(let duration, let curve):
      write(byte: 1)
      write(duration)
      write(optional: curve) { $0.write($1) }
    case .interactive: write(byte: 2)
    }
  }
}

extension ByteReader {
  mutating func readCall() throws(MalformedBytes) -> NavigationCall {
    let operation = try readOperation()
    let animation = try readAnimation()
    let stack = try readOptionalName()
    let cause = try readOptionalCause()
    return NavigationCall(operation, animation, stack: stack, cause: cause)
  }

  mutating func readOptionalCause() throws(MalformedBytes) -> Cause? {
    try readOptional { (reader) throws(MalformedBytes) in try reader.readCause() }
  }

  private mutating func readOperation() throws(MalformedBytes) -> NavigationCall.Operation {
    switch try readByte() {
    case 0: .push(try readName())
    case 1: .pop
    case 2: .popTo(try readName())
    case 3: .popToRoot
    case 4: .setStack(try readNames())
    case 5: .present(try readName())
    case 6: .dismiss(try readOptionalName())
    case 7: .selectTab(try readName())
    default: throw MalformedBytes("has a call that does not exist")
    }
  }

  private mutating func readAnimation() throws(MalformedBytes) -> NavigationCall.Animation {
    switch try readByte() {
    case 0: return .unanimated
    case 1:
      let duration = try readInterval()
      return .animated(duration, curve: try readOptionalCurve())
    case 2: return .interactive
    default: throw MalformedBytes("has an animation that does not exist")
    }
  }
}
