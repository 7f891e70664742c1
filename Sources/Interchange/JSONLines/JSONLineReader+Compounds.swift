import GestureScript
import SessionModel

/// Fields whose values have parts.
extension JSONLineReader {
  mutating func names(_ key: StaticString) throws(JSONLinesError) -> [Name]? {
    guard let node = take(key) else { return nil }
    return try names(at: node)
  }

  mutating func names(at node: Int) throws(JSONLinesError) -> [Name] {
    var list: [Name] = []
    for element in try elements(of: node) { list.append(try name(at: element)) }
    return list
  }

  /// Lists of two: the places of both parts.
  mutating func pairs(_ key: StaticString) throws(JSONLinesError) -> [(Int, Int)] {
    guard let node = take(key) else { return [] }
    var pairs: [(Int, Int)] = []
    for element in try elements(of: node) {
      let parts = try elements(of: element)
      guard parts.count == 2 else { throw wrong(element, "a list of two") }
      pairs.append((parts[0], parts[1]))
    }
    return pairs
  }

  mutating func settings(_ key: StaticString) throws(JSONLinesError) -> [BarsChange.Setting] {
    var settings: [BarsChange.Setting] = []
    for (part, value) in try pairs(key) {
      let part = try name(at: part)
      settings.append(BarsChange.Setting(part, try name(at: value)))
    }
    return settings
  }

  /// A position, both of whose parts are there or none.
  mutating func point() throws(JSONLinesError) -> Point? {
    let x = try number("x")
    let y = try number("y")
    guard x != nil || y != nil else { return nil }
    return Point(x: try need("x", x), y: try need("y", y))
  }

  /// A size, both of whose parts are there or none.
  mutating func size() throws(JSONLinesError) -> Size? {
    let width = try number("width")
    let height = try number("height")
    guard width != nil || height != nil else { return nil }
    return Size(width: try need("width", width), height: try need("height", height))
  }

  mutating func transitionID(_ key: StaticString) throws(JSONLinesError) -> TransitionID {
    names.internTransition(try need(key, try text(key)))
  }

  mutating func expression(_ key: StaticString) throws(JSONLinesError) -> Expression? {
    guard let node = take(key) else { return nil }
    do throws(ExpressionError) {
      return try Expression(parsing: try text(ofExpression: node))
    } catch {
      throw JSONLinesError(line: line, field: "\(key)", message: error.description)
    }
  }

  /// A node that is no string is no expression either.
  private func text(ofExpression node: Int) throws(ExpressionError) -> String {
    do throws(JSONLinesError) {
      return try text(at: node)
    } catch {
      throw ExpressionError(at: 0, error.message)
    }
  }

  /// The only field of an object, which names what it is.
  mutating func tag(of node: Int) -> (key: String, value: Int)? {
    guard nodes[node].kind == .object, node + 1 < nodes[node].next,
      nodes[node + 1].next == nodes[node].next
    else { return nil }
    markTaken(node + 1)
    return (spelling(nodes[node + 1].key), node + 1)
  }

  mutating func cause(_ key: StaticString) throws(JSONLinesError) -> Cause? {
    guard let node = take(key) else { return nil }
    if nodes[node].kind == .string {
      switch spelling(nodes[node].text) {
      case "user": return .user
      case "code": return .code
      default: break
      }
    } else if let (key, value) = tag(of: node) {
      switch key {
      case "touch": return .touch(try integer(at: value))
      case "recognizer": return .recognizer(try name(at: value))
      case "transition": return .transition(names.internTransition(try text(at: value)))
      default: break
      }
    }
    throw wrong(
      node,
      "\"user\", \"code\", {\"touch\":ID}, {\"recognizer\":NAME} or {\"transition\":ID}"
    )
  }

  mutating func curve(_ key: StaticString) throws(JSONLinesError) -> TimingCurve? {
    guard let node = take(key) else { return nil }
    if nodes[node].kind == .string {
      switch spelling(nodes[node].text) {
      case "linear": return .linear
      case "easeIn": return .easeIn
      case "easeOut": return .easeOut
      case "easeInOut": return .easeInOut
      case "default": return .default
      default: break
      }
    } else if let (key, value) = tag(of: node), let curve = try curve(key, at: value) {
      return curve
    }
    throw wrong(
      node,
      "linear, easeIn, easeOut, easeInOut, default, {\"cubic\":[x1,y1,x2,y2]}, "
        + "{\"spring\":[mass,stiffness,damping]} or {\"springRatio\":[r]}"
    )
  }

  private func curve(_ name: String, at node: Int) throws(JSONLinesError) -> TimingCurve? {
    var numbers: [Double] = []
    for element in try elements(of: node) { numbers.append(try number(at: element)) }
    return switch (name, numbers.count) {
    case ("cubic", 4): .cubic(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    case ("spring", 3): .spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    case ("springRatio", 1): .springRatio(numbers[0])
    default: nil
    }
  }
}
