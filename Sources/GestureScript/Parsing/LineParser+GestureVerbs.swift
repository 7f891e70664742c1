import SessionModel

extension LineParser {
  /// The gesture, or the move of the clock, that starts with `verb`; nil if none does.
  mutating func gestureVerb(_ verb: Word) throws(SyntaxError) -> Statement.Content? {
    switch verb.text {
    case "tap": .gesture(.tap(Tap(at: try point("at"), id: try finger())))
    case "doubleTap": .gesture(.doubleTap(DoubleTap(at: try point("at"), id: try finger())))
    case "longPress": .gesture(.longPress(try longPress()))
    case "swipe": .gesture(.swipe(try swipe()))
    case "flick": .gesture(.flick(try flick()))
    case "pinch": .gesture(.pinch(try pinch()))
    // With a size it is the window that turns.
    case "rotate" where arguments.upcoming == nil: .gesture(.rotate(try rotate()))
    case "wait": .wait(try notNegative(try arguments.next("seconds")))
    case "settle": .settle
    case "monkey": .monkey(try monkey())
    default: nil
    }
  }

  private mutating func point(_ key: StaticString) throws(SyntaxError) -> Point {
    try arguments.required(key).asPoint()
  }

  private mutating func span(_ key: StaticString) throws(SyntaxError) -> Interval {
    try notNegative(try arguments.required(key))
  }

  private func notNegative(_ value: ValueReader) throws(SyntaxError) -> Interval {
    let span = try value.asInterval()
    guard span >= .zero else {
      throw SyntaxError(at: value.offset, "this would run backwards", expected: "seconds from 0 on")
    }
    return span
  }

  private mutating func finger() throws(SyntaxError) -> Int32? {
    guard let value = arguments.option("id") else { return nil }
    return try value.asInteger()
  }

  private mutating func longPress() throws(SyntaxError) -> LongPress {
    LongPress(at: try point("at"), duration: try span("for"), id: try finger())
  }

  private mutating func swipe() throws(SyntaxError) -> Swipe {
    let from = try point("from")
    let to = try point("to")
    var swipe = Swipe(from: from, to: to, duration: try span("over"))
    if let via = arguments.option("via") { swipe.via = try via.asPoints() }
    if let curve = arguments.option("curve") { swipe.curve = try pathCurve(curve) }
    swipe.id = try finger()
    swipe.jitter = try numberOption("jitter") ?? 0
    if let hold = arguments.option("hold") { swipe.hold = try notNegative(hold) }
    swipe.endsByCancel = arguments.take("cancel")
    return swipe
  }

  private func pathCurve(_ value: ValueReader) throws(SyntaxError) -> PathCurve {
    if value.text[value.offset..<value.end].elementsEqual("minJerk".utf8) { return .minJerk }
    do {
      return .timing(try CurveText.curve(value))
    } catch {
      throw SyntaxError(
        at: error.offset,
        error.message,
        expected: error.expected.map { "minJerk, \($0)" }
      )
    }
  }

  private mutating func flick() throws(SyntaxError) -> Flick {
    let from = try point("from")
    let toward = try point("toward")
    let speed = try arguments.required("speed").asNumber()
    return Flick(from: from, toward: toward, speed: speed, id: try finger())
  }

  private mutating func pinch() throws(SyntaxError) -> Pinch {
    let center = try point("center")
    let from = try arguments.required("from").asNumber()
    let to = try arguments.required("to").asNumber()
    var pinch = Pinch(center: center, from: from, to: to, duration: try span("over"))
    pinch.angle = try numberOption("angle") ?? 0
    return pinch
  }

  private mutating func rotate() throws(SyntaxError) -> Rotate {
    let center = try point("center")
    let radius = try arguments.required("radius").asNumber()
    let from = try arguments.required("from").asNumber()
    let to = try arguments.required("to").asNumber()
    return Rotate(center: center, radius: radius, from: from, to: to, duration: try span("over"))
  }

  private mutating func monkey() throws(SyntaxError) -> Monkey {
    let isPolite = arguments.take("polite")
    let seed: UInt64 = try arguments.required("seed").asInteger()
    return Monkey(seed: seed, duration: try span("for"), isPolite: isPolite)
  }
}
