import SessionModel

extension LineWriter {
  mutating func gesture(_ report: GestureReport) {
    word("gesture")
    name(report.recognizer)
    word(report.state)
    option("touch", report.touch)
    option("tx", unlessZero: report.translation.x)
    option("ty", unlessZero: report.translation.y)
    option("vx", unlessZero: report.velocity.x)
    option("vy", unlessZero: report.velocity.y)
    option("scale", unlessZero: report.scale)
    option("rotation", unlessZero: report.rotation)
    option("force", unlessZero: report.force)
    option("edge", report.edge)
  }

  mutating func gestureControl(_ control: GestureControl) {
    word("gesture")
    name(control.recognizer)
    switch control.action {
    case .enabled(let isEnabled): option("enabled", isEnabled)
    case .resetTranslation: word("resetTranslation")
    }
  }
}
