extension Terminal {
  /// What a program asks of the terminal beyond raw keys.
  public struct Options: Hashable, Sendable {
    /// Draw on the alternate screen, so that what was there comes back at the end.
    public var usesAlternateScreen = true
    /// Hide the cursor.
    public var hidesCursor = true
    /// Report the mouse: buttons, drags and wheel (modes 1000, 1002, 1006).
    public var reportsMouse = true
    /// The program may have the mouse report pixels (`MousePrecision`); they are switched off at the
    /// end.
    public var mayReportPixels = false
    /// Report pasted text as such (mode 2004).
    public var reportsPaste = true
    /// Report gain and loss of the keyboard (mode 1004).
    public var reportsFocus = false
    /// Make the first SIGINT, SIGTERM or SIGHUP an event, so that the program can finish its work;
    /// the second ends it.
    ///
    /// Otherwise the first one does, the terminal restored.
    public var reportsTermination = false

    /// Everything that a full-screen program with a mouse wants.
    public init() {}

    /// The private modes to switch on; they are switched off in the opposite order.
    private var privateModes: [Int] {
      var modes: [Int] = []
      if usesAlternateScreen { modes.append(1049) }
      if reportsMouse { modes += [1000, 1002, 1006] }
      if reportsPaste { modes.append(2004) }
      if reportsFocus { modes.append(1004) }
      return modes
    }

    /// What is sent to begin.
    ///
    /// Mode 7, wrapping at the right edge, is switched off: where the terminal thinks a character
    /// wider than we do, a row must not spill into the next.
    var entry: [UInt8] {
      privateModes.flatMap(ControlSequences.enable) + ControlSequences.disable(7)
        + (hidesCursor ? ControlSequences.disable(25) : [])
    }

    /// What is sent to end: everything as terminals have it by themselves, even in mid-frame.
    ///
    /// A terminal without an alternate screen (GNU screen as it comes, the Linux console) keeps the last
    /// frame: there the shell goes on in an empty last row.
    var exit: [UInt8] {
      ControlSequences.disable(ControlSequences.synchronizedUpdate) + ControlSequences.resetStyle
        + ControlSequences.enable(7) + ControlSequences.enable(25)
        + (usesAlternateScreen ? ControlSequences.emptyLastRow : [])
        + (mayReportPixels ? MousePrecision.exit : [])
        + privateModes.reversed().flatMap(ControlSequences.disable)
    }
  }
}
