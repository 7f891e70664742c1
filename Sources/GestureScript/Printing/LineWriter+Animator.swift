import SessionModel

extension LineWriter {
  mutating func animator(_ report: AnimatorReport) {
    word("animator")
    name(report.id)
    switch report.step {
    case .create(let creation): self.creation(creation)
    case .start: word("start")
    case .pause: word("pause")
    case .fraction(let fraction):
      word("fraction")
      number(fraction)
    case .reverse(let isOn):
      word("reverse")
      word(isOn ? "on" : "off")
    case .proceed(let factor, let curve):
      word("continue")
      option("factor", factor)
      option("curve", curve)
    case .stop(let finishing):
      word("stop")
      if finishing { word("finishing") }
    case .finish(let position):
      word("finish")
      option("at", position)
    case .release: word("release")
    }
  }

  private mutating func creation(_ creation: AnimatorReport.Creation) {
    word("create")
    option("duration", creation.duration)
    option("curve", creation.curve)
    option("pausesOnCompletion", creation.pausesOnCompletion)
    option("scrubsLinearly", creation.scrubsLinearly)
  }
}
