import GestureScript
import SessionModel
import TapeRegression
import TapeReplay

/// What `whatif` prints.
struct WhatIfText {
  private let whatIf: WhatIf
  private let printer: EventPrinter

  /// The text of `whatIf`, whose events are spelled by `names`.
  init(_ whatIf: WhatIf, names: NameTable) {
    self.whatIf = whatIf
    printer = EventPrinter(names: names)
  }

  /// Where both part, which outcomes differ, how many.
  var lines: [String] {
    var lines: [String] = []
    if let parting = whatIf.parting {
      let seconds = Figures.seconds(parting.time - .zero)
      lines.append(
        Escaped.text(
          "first difference at \(seconds), #\(parting.event) \(event): \(parting.summary)"
        )
      )
    }
    lines += whatIf.differences.map { OutcomeText.future.line($0) }
    return lines + [OutcomeText.summary(whatIf.differences)]
  }

  /// A value for the parting, then one for each outcome that differs.
  var json: [String] {
    var values = whatIf.differences.map(\.value)
    if let parting = whatIf.parting {
      let fields: [(String, StateValue)] = [
        ("kind", .string("parting")), ("time", .number(parting.time.seconds)),
        ("event", .integer(Int64(parting.event))), ("text", .string(event)),
        ("changes", parting.values),
      ]
      values.insert(.object(fields), at: 0)
    }
    return values.map { JSONText.line($0) }
  }

  private var event: String {
    whatIf.partingEvent.map { printer.text($0.event) } ?? ""
  }
}
