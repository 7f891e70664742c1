/// Reads a mouse action of a script.
struct MouseText {
  /// What begins a mouse action.
  static let names =
    ["click", "press", "release", "dragto", "drag", "move"] + KeySpelling.wheels.map(\.name)

  let name: Substring
  let values: [Substring]
  let held: Modifiers
  let parser: KeyTextParser

  func inputs() throws(KeyTextError) -> [ScriptedInput] {
    if name == "drag" { return try drag() }
    var rest = values[...]
    let button = takeButton(&rest)
    guard rest.count == 1 else {
      throw parser.error("'\(name)' needs a cell such as 10,20", at: rest.dropFirst().first ?? name)
    }
    let place = try cell(rest[rest.startIndex])
    switch name {
    case "click":
      let button = one(button)
      return [mouse(.press(button), place), mouse(.release(button), place)]
    case "press": return [mouse(.press(one(button)), place)]
    case "release": return [mouse(.release(button == .any ? nil : one(button)), place)]
    case "dragto": return [mouse(.drag(one(button)), place)]
    default: return [mouse(try plain(button), place)]
    }
  }

  private enum Chosen: Equatable {
    case none, any
    case button(Mouse.Button)
  }

  private func takeButton(_ rest: inout ArraySlice<Substring>) -> Chosen {
    if name == "release", rest.first == "any" {
      rest.removeFirst()
      return .any
    }
    guard let known = KeySpelling.buttons.first(where: { $0.name == rest.first ?? "" }) else {
      return .none
    }
    rest.removeFirst()
    return .button(known.button)
  }

  private func one(_ chosen: Chosen) -> Mouse.Button {
    if case .button(let button) = chosen { button } else { .left }
  }

  /// Actions without a button.
  private func plain(_ chosen: Chosen) throws(KeyTextError) -> Mouse.Action {
    guard chosen == .none else {
      throw parser.error("'\(name)' takes no button, only a cell", at: values[0])
    }
    return KeySpelling.wheels.first { $0.name == name }.map { .wheel($0.wheel) } ?? .move
  }

  private func mouse(_ action: Mouse.Action, _ place: CellPosition) -> ScriptedInput {
    .mouse(Mouse(action, at: place, held))
  }

  private func cell(_ word: Substring) throws(KeyTextError) -> CellPosition {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let column = parser.number(parts[0], signed: true),
      let row = parser.number(parts[1], signed: true)
    else {
      throw parser.error("'\(word)' is no cell; expected column and row such as 10,20", at: word)
    }
    return CellPosition(column: column, row: row)
  }

  // MARK: - Drags

  private func drag() throws(KeyTextError) -> [ScriptedInput] {
    var rest = values[...]
    let button = one(takeButton(&rest))
    var span = Duration.zero
    if let last = rest.last, !last.contains(",") {
      span = try parser.time(last)
      rest.removeLast()
    }
    var stops: [CellPosition] = []
    for word in rest { stops.append(try cell(word)) }
    guard stops.count >= 2 else {
      throw parser.error("'drag' needs two cells or more, such as 10,20 30,20", at: name)
    }
    let path = MouseText.path(through: stops)
    guard path.count <= KeyText.mostInputs else {
      throw parser.error("the way is longer than \(KeyText.mostInputs) cells", at: name)
    }
    return inputs(along: path, button, span)
  }

  /// Evenly in time, to the microsecond; what is left over comes last.
  private func inputs(
    along path: [CellPosition],
    _ button: Mouse.Button,
    _ span: Duration
  ) -> [ScriptedInput] {
    var inputs = [mouse(.press(button), path[0])]
    let steps = path.count - 1
    var passed = Duration.zero
    for (place, cell) in path.enumerated().dropFirst() {
      let due = span * place / steps
      let whole = Duration.microseconds(due.wholeMicroseconds)
      if whole > passed { inputs.append(.wait(whole - passed)) }
      passed = whole
      inputs.append(mouse(.drag(button), cell))
    }
    // A finger that stays where it is holds.
    if steps == 0, span > .zero { inputs.append(.wait(span)) }
    return inputs + [mouse(.release(button), path[steps])]
  }

  /// Every cell on the straight ways from stop to stop, as a terminal reports them.
  static func path(through stops: [CellPosition]) -> [CellPosition] {
    var path = [stops[0]]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let (columns, rows) = (to.column - from.column, to.row - from.row)
      let steps = max(abs(columns), abs(rows))
      guard steps > 0 else { continue }
      for step in 1...steps {
        let column = from.column + rounded(columns * step, steps)
        path.append(CellPosition(column: column, row: from.row + rounded(rows * step, steps)))
      }
    }
    return path
  }

  /// The quotient, halves away from zero.
  private static func rounded(_ dividend: Int, _ divisor: Int) -> Int {
    let half = dividend < 0 ? -divisor : divisor
    return (2 * dividend + half) / (2 * divisor)
  }
}
