import GestureScript
public import SessionModel
public import TapeReplay

extension GestureExplanation {
  /// The explanation as data, in a fixed order; what is not known is null.
  ///
  /// - `touches`, `window`, `start`, `end`, `cancelled`, `travel`: the gesture. A moment is an object
  ///   of `event` and `time` (seconds).
  /// - `recognizers`: `name`, `kind`, `disabled` and `steps`. A step has its moment, the `state` it led
  ///   to, `verdict` and `reason` with `value`, `limit` and their `unit`, `rival`; `read` holds what a
  ///   false `begin` read; `reported` is what is known beside a state that the log reports.
  /// - `drives`: `recognizer`, its moment, `transition`, `kind`, `from`, `to`, `fate`, `ended`, and
  ///   `release`: its moment, `finishes`, `fraction`, `velocity` (points per second), `rule`, and what
  ///   that needs: `finish`, or `neededFraction` and `neededVelocity`.
  public func value(names: NameTable) -> StateValue {
    .object([
      ("touches", .array(touches.map { .integer(Int64($0)) })),
      ("window", .string(names[window])),
      ("start", .object(Self.moment(start))),
      ("end", end.map { .object(Self.moment($0)) } ?? .null),
      ("cancelled", .bool(isCancelled)),
      ("travel", .array([.number(travel.x), .number(travel.y)])),
      ("recognizers", .array(contenders.map { $0.value(names) })),
      ("drives", .array(drives.map { $0.value(names) })),
    ])
  }

  fileprivate static func moment(_ position: Position) -> [(String, StateValue)] {
    [("event", .integer(Int64(position.event))), ("time", .number(position.time.seconds))]
  }
}

extension GestureExplanation.Contender {
  fileprivate func value(_ names: NameTable) -> StateValue {
    .object([
      ("name", .string(names[recognizer])),
      ("kind", kind.map { .string("\($0.spelling)") } ?? .null),
      ("disabled", .bool(isDisabled)),
      ("steps", .array(steps.map { $0.value(names) })),
    ])
  }
}

extension GestureExplanation.Step {
  fileprivate func value(_ names: NameTable) -> StateValue {
    var fields = GestureExplanation.moment(position)
    fields.append(("state", state.map { .string("\($0)") } ?? .null))
    if let arbitration { fields += arbitration.fields(names) }
    if let report {
      fields.append(
        (
          "reported",
          .object([
            ("travel", report.travel.map { .number($0) } ?? .null),
            ("computed", report.computed.map { .string("\($0)") } ?? .null),
            ("disagrees", .bool(state.map(report.disagrees) ?? false)),
          ])
        )
      )
    }
    return .object(fields)
  }
}

extension Arbitration {
  fileprivate func fields(_ names: NameTable) -> [(String, StateValue)] {
    var fields: [(String, StateValue)] = [
      ("verdict", .string("\(verdict)")), ("reason", .string("\(reason)")),
    ]
    if reason.unit != .none {
      fields.append(("value", .number(value)))
      fields.append(("limit", .number(limit)))
      fields.append(("unit", .string("\(reason.unit)")))
    }
    if rival != .none { fields.append(("rival", .string(names[rival]))) }
    if let values {
      let read = Expression.Variable.allCases.map { variable in
        ("\(variable.spelling)", StateValue.number(values[variable]))
      }
      fields.append(("read", .object(read)))
    }
    return fields
  }
}

extension GestureExplanation.Drive {
  fileprivate func value(_ names: NameTable) -> StateValue {
    var fields: [(String, StateValue)] = [("recognizer", .string(names[recognizer]))]
    fields += GestureExplanation.moment(position)
    fields.append(("transition", transition.map { .string(names.spelling(of: $0)) } ?? .null))
    fields.append(("kind", kind.map { .string("\($0.spelling)") } ?? .null))
    fields.append(("from", .string(names[from])))
    fields.append(("to", .string(names[to])))
    fields.append(("fate", .string(fateWord)))
    fields.append(("ended", ended.map { .object(GestureExplanation.moment($0)) } ?? .null))
    fields.append(("release", release?.value ?? .null))
    return .object(fields)
  }

  private var fateWord: String {
    switch fate {
    case .queued: "queued"
    case .dropped: "dropped"
    case .refused(let refusal): "refused: \(refusal)"
    case .open: "open"
    case .replaced: "replaced"
    case .completed(let finished, _): finished ? "finished" : "cancelled"
    }
  }

  private var ended: Position? {
    guard case .completed(_, let position) = fate else { return nil }
    return position
  }
}

extension GestureExplanation.Drive.Release {
  fileprivate var value: StateValue {
    var fields = GestureExplanation.moment(position)
    fields.append(("finishes", .bool(decision.finishes)))
    fields.append(("fraction", .number(decision.fraction)))
    fields.append(("velocity", .number(decision.velocity)))
    fields.append(("rule", .string("\(decision.rule)")))
    switch rule {
    case .declared(let finish): fields.append(("finish", .string(ExpressionPrinter.text(finish))))
    case .sheet(let speed, let fraction), .standard(let speed, let fraction):
      fields.append(("neededFraction", .number(fraction)))
      fields.append(("neededVelocity", .number(speed)))
    case nil: break
    }
    return .object(fields)
  }
}
