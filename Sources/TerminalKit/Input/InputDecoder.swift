/// Turns the bytes that a terminal sends into events, however they are cut into chunks.
///
/// A machine without clock or file: it is fed with bytes and returns events. It knows the keys of
/// xterm, tmux and screen, the Linux console, rxvt and the "CSI u" form, UTF-8, mouse reports in
/// their three forms (SGR, urxvt, X10), bracketed paste and focus reports. Sequences that it does
/// not know are swallowed whole, bytes that are not UTF-8 as well; memory is bounded.
public struct InputDecoder: Sendable {
  /// Bytes of a paste that are kept; what is beyond is dropped.
  public static let longestPaste = 1 << 20
  /// Parameter bytes of a control sequence that are kept; longer ones are swallowed.
  ///
  /// The longest mouse report needs 20.
  static let longestSequence = 64
  /// Bytes of a terminal's answer (OSC, DCS …) after which it is taken to have no end.
  static let longestString = 1 << 16

  /// What the bytes so far are the beginning of.
  enum State: Hashable, Sendable {
    case ground
    /// A UTF-8 character: bits so far, bytes to come, and the least scalar of this length.
    case character(bits: UInt32, missing: Int, least: UInt32)
    /// `ESC`.
    case escape
    /// `ESC [`, its parameters in `collected`.
    case controlSequence
    /// `ESC [ [`, the Linux console's function keys.
    case consoleKey
    /// `ESC O`, a modifier perhaps in `collected`.
    case shiftedKey
    /// `ESC [ M`, then three bytes in `collected`.
    case legacyMouse
    /// `ESC ]` and the like, up to `ST` or `BEL`: bytes so far, and the byte that began it.
    case string(length: Int, opener: UInt8)
    /// The `ESC` that ends a string, or begins something else.
    case stringEnd
    /// Between the brackets of a paste, its bytes in `collected`.
    case paste
  }

  var state = State.ground
  /// Whether another `ESC` came before: the key is held with alt.
  var isAltHeld = false
  /// The bytes that belong to the state.
  var collected: [UInt8] = []

  /// Makes a decoder that has seen nothing.
  public init() {}

  /// Whether the bytes so far may be a whole key (a lone `ESC`) or the beginning of more: if
  /// nothing follows soon, call `flushPending()`.
  public var isPending: Bool {
    switch state {
    case .ground, .character, .paste: false
    default: true
    }
  }

  /// Whether a paste has begun whose end has not come.
  public var isPasting: Bool { state == .paste }

  /// The events that these bytes complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes {
      receive(byte, &events)
    }
    return events
  }

  /// Nothing followed in time: takes `ESC` for the escape key, `ESC [` for alt with a bracket, and
  /// drops what else has begun.
  public mutating func flushPending() -> [InputEvent] {
    guard isPending else { return [] }
    var events: [InputEvent] = []
    let isBare = collected.isEmpty
    switch state {
    case .escape:
      if isAltHeld { events.append(.key(Key(.escape))) }
      events.append(.key(Key(.escape)))
    case .controlSequence where isBare:
      events.append(.key(Key("[", .alt)))
    case .shiftedKey where isBare:
      events.append(.key(Key("O", .alt)))
    case .string(0, let opener):
      events.append(.key(Key(Character(Unicode.Scalar(opener)), .alt)))
    default:
      break
    }
    reset()
    return events
  }

  /// Back to where any byte may come.
  mutating func reset() {
    state = .ground
    isAltHeld = false
    collected.removeAll(keepingCapacity: true)
  }

  mutating func begin(_ next: State) {
    state = next
    collected.removeAll(keepingCapacity: true)
  }

  /// Ends the sequence with a key, held with alt if `ESC` came before.
  mutating func finish(with key: Key, _ events: inout [InputEvent]) {
    var key = key
    if isAltHeld { key.modifiers.insert(.alt) }
    reset()
    events.append(.key(key))
  }

  /// Drops a broken sequence; the byte that broke it stands for itself.
  mutating func abandon(at byte: UInt8, _ events: inout [InputEvent]) {
    reset()
    receive(byte, &events)
  }
}
