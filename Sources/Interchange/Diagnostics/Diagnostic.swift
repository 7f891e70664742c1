/// Something an importer dropped, repaired, did not know, or wants the reader to be aware of.
public struct Diagnostic: Equatable, Sendable {
  /// What happened.
  public var code: Code
  /// The line of the file, counted from 1; 0 when the remark concerns the file as a whole.
  public var line: Int
  /// One sentence for people, without the line.
  public var message: String

  /// Makes a diagnostic.
  public init(code: Code, line: Int, message: String) {
    self.code = code
    self.line = line
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The line, the code and the message as one line of text.
  public var description: String {
    line > 0 ? "line \(line): \(message) [\(code.rawValue)]" : "\(message) [\(code.rawValue)]"
  }
}

extension Diagnostic {
  /// The kinds of diagnostics; the raw value is what reports print and may be relied on.
  public enum Code: String, CaseIterable, Sendable {
    /// A line longer than the limit was not read.
    case lineTooLong = "line-too-long"
    /// A line is neither an event nor anything else the format knows.
    case skippedLine = "skipped-line"
    /// A line looks like an event but cannot be read as one.
    case malformedEvent = "malformed-event"
    /// A description line cannot be read.
    case malformedDescription = "malformed-description"
    /// Characters before the time stamp were removed.
    case strayPrefix = "stray-prefix"
    /// An event was put together again from several lines.
    case rejoinedLine = "rejoined-line"
    /// A time stamp with fewer or more than six decimals was read as a fraction.
    case unusualFraction = "unusual-fraction"
    /// The log has no times; frames were spaced evenly.
    case undated = "undated"
    /// Time ran backwards; a new segment begins and open contacts were cancelled.
    case timeWentBack = "time-went-back"
    /// The last frame has no end and was dropped.
    case unterminatedFrame = "unterminated-frame"
    /// The recorder lost events.
    case eventsLost = "events-lost"
    /// A contact was not seen again after lost events and was cancelled.
    case contactLost = "contact-lost"
    /// A contact was still down at the end of the recording and was cancelled.
    case openAtEnd = "open-at-end"
    /// A slot number is outside what can be followed; its events were dropped.
    case slotOutOfRange = "slot-out-of-range"
    /// A slot number is above the maximum that the device declares.
    case slotAboveMaximum = "slot-above-maximum"
    /// A slot changed its contact without ending the old one; it was split.
    case contactReplaced = "contact-replaced"
    /// An empty slot was emptied again.
    case liftWithoutContact = "lift-without-contact"
    /// A slot without a contact moved.
    case motionWithoutContact = "motion-without-contact"
    /// A frame has more packets than can be followed; the rest was dropped.
    case tooManyPackets = "too-many-packets"
    /// A contact began without a known position.
    case unknownPosition = "unknown-position"
    /// A contact turned out to be a palm and was cancelled.
    case palm = "palm"
    /// A tool hovered over the surface; that is no contact.
    case hover = "hover"
    /// A device of the recording was not imported.
    case otherDevice = "other-device"
    /// An axis has no stated range; the values seen serve instead.
    case rangeFromValues = "range-from-values"
    /// The device is a touchpad, whose positions are not places on a screen.
    case pointerDevice = "pointer-device"
    /// The device told of more fingers than it reported positions for.
    case fingersWithoutPosition = "fingers-without-position"

    /// What became of the input that the code is about.
    public enum Effect: String, CaseIterable, Sendable {
      /// It was left out.
      case dropped
      /// It was put right.
      case repaired
      /// It was not understood and passed over.
      case unknown
      /// Nothing: the input is sound, but worth a word.
      case remark
    }

    /// What became of the input.
    public var effect: Effect {
      switch self {
      case .lineTooLong, .malformedEvent, .malformedDescription, .unterminatedFrame, .eventsLost,
        .slotOutOfRange, .liftWithoutContact, .motionWithoutContact, .tooManyPackets:
        .dropped
      case .strayPrefix, .rejoinedLine, .unusualFraction, .undated, .timeWentBack, .contactLost,
        .openAtEnd, .slotAboveMaximum, .contactReplaced:
        .repaired
      case .skippedLine:
        .unknown
      case .unknownPosition, .palm, .hover, .otherDevice, .rangeFromValues, .pointerDevice,
        .fingersWithoutPosition:
        .remark
      }
    }

    /// Whether the code only remarks on sound input, so that strict reading passes over it.
    public var isRemark: Bool { effect == .remark }
  }
}
