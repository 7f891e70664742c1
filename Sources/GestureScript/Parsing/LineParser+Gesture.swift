import SessionModel

extension LineParser {
  mutating func gesture() throws(SyntaxError) -> Event {
    let recognizer = try nextName("the name of a recognizer")
    if let isEnabled = try flagOption("enabled") {
      return .gestureControl(GestureControl(recognizer, .enabled(isEnabled)))
    }
    if arguments.take("resetTranslation") {
      return .gestureControl(GestureControl(recognizer, .resetTranslation))
    }
    let state = try arguments.next("a state, enabled= or resetTranslation")
      .asSpelled(GestureState.self)
    var report = GestureReport(recognizer, state)
    if let touch = arguments.option("touch") { report.touch = try touch.asInteger() }
    report.translation = Point(x: try numberOption("tx") ?? 0, y: try numberOption("ty") ?? 0)
    report.velocity = Point(x: try numberOption("vx") ?? 0, y: try numberOption("vy") ?? 0)
    report.scale = try numberOption("scale") ?? 0
    report.rotation = try numberOption("rotation") ?? 0
    report.force = try numberOption("force") ?? 0
    report.edge = try spelledOption("edge")
    return .gesture(report)
  }
}
