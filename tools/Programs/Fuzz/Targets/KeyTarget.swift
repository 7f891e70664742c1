import TerminalKit

/// What a terminal sends: keys, mouse reports, pastes, in any pieces.
struct KeyTarget: FuzzTarget {
  let name = "keys"

  func check(_ bytes: [UInt8]) throws {
    var whole = InputDecoder()
    var single = InputDecoder()
    let events = whole.decode(bytes)
    try require(bytes.flatMap { single.decode([$0]) } == events, "pieces give other events")
    try require(whole.isPending == single.isPending, "pieces leave something else pending")
    let rest = whole.flushPending()
    try require(!whole.isPending, "something is pending after a flush")
    for event in events + rest {
      try require(!hasControl(event), "an event has a control character: \(event)")
    }
  }

  private func hasControl(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard case .character(let character) = key.code else { return false }
      return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    case .paste(let text):
      return text.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
    default:
      return false
    }
  }
}
