import TerminalKit

extension KeyBindings {
  static let playing: [KeyBinding<ScrubberAction>] = [
    KeyBinding("space", "play, pause; at the end start anew", [(Key(" "), .play(.toggle))]),
    KeyBinding("r", "play in reverse; turn round", [(Key("r"), .play(.reverse))]),
    KeyBinding("- +", "slower, quicker", back: [Key("-"), Key("_")], on: [Key("+"), Key("=")]) {
      .play(.changeRate(quicker: $0))
    },
    KeyBinding("i", "skip idle time while playing, or not", [(Key("i"), .play(.toggleIdleTime))]),
  ]
}
