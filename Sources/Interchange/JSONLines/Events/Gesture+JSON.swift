import SessionModel

extension JSONLineWriter {
  mutating func fields(of report: GestureReport) {
    field("recognizer", report.recognizer)
    field("state", report.state)
    field("touch", integer: report.touch)
    field("tx", unlessZero: report.translation.x)
    field("ty", unlessZero: report.translation.y)
    field("vx", unlessZero: report.velocity.x)
    field("vy", unlessZero: report.velocity.y)
    field("scale", unlessZero: report.scale)
    field("rotation", unlessZero: report.rotation)
    field("force", unlessZero: report.force)
    field("edge", report.edge)
  }

  mutating func fields(of control: GestureControl) {
    field("recognizer", control.recognizer)
    switch control.action {
    case .enabled(let isEnabled): field("enabled", isEnabled)
    case .resetTranslation: field("resetTranslation", true)
    }
  }
}

extension JSONLineReader {
  mutating func gesture() throws(JSONLinesError) -> GestureReport {
    var report = GestureReport(
      try need("recognizer", try name("recognizer")),
      try need("state", try word("state"))
    )
    report.touch = try integer("touch")
    report.translation.x = try number("tx") ?? 0
    report.translation.y = try number("ty") ?? 0
    report.velocity.x = try number("vx") ?? 0
    report.velocity.y = try number("vy") ?? 0
    report.scale = try number("scale") ?? 0
    report.rotation = try number("rotation") ?? 0
    report.force = try number("force") ?? 0
    report.edge = try word("edge")
    return report
  }

  mutating func gestureControl() throws(JSONLinesError) -> GestureControl {
    let recognizer = try need("recognizer", try name("recognizer"))
    if try bool("resetTranslation") == true {
      return GestureControl(recognizer, .resetTranslation)
    }
    return GestureControl(recognizer, .enabled(try need("enabled", try bool("enabled"))))
  }
}
