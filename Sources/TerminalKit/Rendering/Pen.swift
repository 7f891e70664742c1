/// Changes of style as "select graphic rendition" sequences.
enum Pen {
  /// Appends the shorter of: only what changes, or a reset and everything that is then needed.
  static func append(from old: Style?, to new: Style, into bytes: inout [UInt8]) {
    if old == new { return }
    var fresh: [UInt8] = []
    appendChanges(from: .plain, to: new, into: &fresh)
    guard let old else { return appendSequence(fresh, afterReset: true, into: &bytes) }
    var changes: [UInt8] = []
    appendChanges(from: old, to: new, into: &changes)
    // A reset costs one parameter, which may be left empty.
    if old == .plain || changes.count <= fresh.count + 1 && new != .plain {
      appendSequence(changes, afterReset: false, into: &bytes)
    } else {
      appendSequence(fresh, afterReset: true, into: &bytes)
    }
  }

  /// Each parameter in `parameters` is followed by a semicolon.
  private static func appendSequence(
    _ parameters: [UInt8],
    afterReset: Bool,
    into bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: [ControlSequences.escape, UInt8(ascii: "[")])
    if afterReset && !parameters.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes.append(contentsOf: parameters.dropLast())
    bytes.append(UInt8(ascii: "m"))
  }

  private static func appendChanges(
    from old: Style,
    to new: Style,
    into parameters: inout [UInt8]
  ) {
    appendAttributes(from: old.attributes, to: new.attributes, into: &parameters)
    if old.foreground != new.foreground {
      appendColor(new.foreground, base: 30, into: &parameters)
    }
    if old.background != new.background {
      appendColor(new.background, base: 40, into: &parameters)
    }
  }

  private static func appendAttributes(
    from old: Style.Attributes,
    to new: Style.Attributes,
    into parameters: inout [UInt8]
  ) {
    var kept = old
    // 22 ends bold and dim together.
    if !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
      append(22, into: &parameters)
      kept.subtract([.bold, .dim])
    }
    let endings: [(Style.Attributes, Int)] = [(.italic, 23), (.underline, 24), (.reverse, 27)]
    for (attribute, code) in endings where kept.subtracting(new).contains(attribute) {
      append(code, into: &parameters)
    }
    let beginnings: [(Style.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    for (attribute, code) in beginnings where new.subtracting(kept).contains(attribute) {
      append(code, into: &parameters)
    }
  }

  /// `base` is 30 for text and 40 for background.
  private static func appendColor(_ color: Color, base: Int, into parameters: inout [UInt8]) {
    switch color {
    case .default:
      append(base + 9, into: &parameters)
    case .ansi(let ansi) where ansi.rawValue < 8:
      append(base + Int(ansi.rawValue), into: &parameters)
    case .ansi(let ansi):
      append(base + 52 + Int(ansi.rawValue), into: &parameters)
    case .palette(let index):
      append(base + 8, 5, Int(index), into: &parameters)
    case .rgb(let red, let green, let blue):
      append(base + 8, 2, Int(red), Int(green), Int(blue), into: &parameters)
    }
  }

  private static func append(_ codes: Int..., into parameters: inout [UInt8]) {
    for code in codes {
      parameters.appendNumber(code)
      parameters.append(UInt8(ascii: ";"))
    }
  }
}
