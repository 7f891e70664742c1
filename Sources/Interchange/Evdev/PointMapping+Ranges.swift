/// Finding the ranges of the axes.
extension PointMapping {
  /// Maps by the ranges that the recording states, else by those of a description, else by the
  /// values seen.
  ///
  /// - Parameters:
  ///   - recorded: what the recording states.
  ///   - described: the same, completed by a description given beside it.
  init(
    survey: EventSurvey,
    protocol kind: TouchProtocol,
    recorded: DeviceDescription,
    described: DeviceDescription
  ) {
    var codes = (
      x: AxisCode.positionX, y: AxisCode.positionY, pressure: AxisCode.multiTouchPressure
    )
    if case .singleTouch(let axes) = kind { codes = (axes.x, axes.y, AxisCode.pressure) }
    func span(_ code: UInt16) -> AxisSpan {
      AxisSpan(code, recorded: recorded, described: described, survey: survey)
    }
    x = span(codes.x)
    y = span(codes.y)
    pressureMaximum = described.positiveMaximum(of: codes.pressure)
    isPointer = !described.properties.isDisjoint(with: [.pointer, .buttonPad])
  }

  /// How far, in device units, a contact without an id can move from one frame to the next:
  /// without limit where the size of the panel is not known, because the values seen may cover a
  /// small part of it.
  var associationLimit: Double {
    let stated: [AxisSpan.Source] = [.recording, .description]
    guard stated.contains(x.source), stated.contains(y.source) else { return .infinity }
    return Double(max(x.length, y.length)) * PacketMatcher.limitFraction
  }

  /// Remarks on ranges that are guessed and on devices that are no screens.
  func noteDoubts(in diagnostics: inout DiagnosticLog) throws(ImportError) {
    for (name, span) in [("x", x), ("y", y)] where span.source == .valuesSeen {
      try diagnostics.note(
        .rangeFromValues,
        line: 0,
        "the range of \(name) is not stated; the values seen, \(span.minimum) to "
          + "\(span.maximum), serve instead"
      )
    }
    guard isPointer else { return }
    try diagnostics.note(
      .pointerDevice,
      line: 0,
      "the device is a touchpad; its surface is mapped to the screen"
    )
  }
}

extension AxisSpan {
  /// The range of the axis `code` from the best source there is.
  init(
    _ code: UInt16,
    recorded: DeviceDescription,
    described: DeviceDescription,
    survey: EventSurvey
  ) {
    if let range = recorded.axes[code], range.maximum > range.minimum {
      self.init(minimum: range.minimum, maximum: range.maximum, source: .recording)
    } else if let range = described.axes[code], range.maximum > range.minimum {
      self.init(minimum: range.minimum, maximum: range.maximum, source: .description)
    } else if let seen = survey.ranges[code] {
      self.init(minimum: seen.lowerBound, maximum: seen.upperBound, source: .valuesSeen)
    } else {
      self.init(minimum: 0, maximum: 0, source: .unknown)
    }
  }
}

extension DeviceDescription {
  /// The maximum of an axis, if it is above 0.
  fileprivate func positiveMaximum(of code: UInt16) -> Int32? {
    axes[code].flatMap { $0.maximum > 0 ? $0.maximum : nil }
  }
}
