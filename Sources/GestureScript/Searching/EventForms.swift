import SessionModel

/// In which of the usual events a text can occur at all.
struct EventForms: Sendable {
  /// Names that are tried one by one; of a tape with more, every event with a name is printed.
  private static let mostNames = 512

  private let touch: Bool
  private let sample: Bool
  /// By the recognizer's name; nothing for names beyond.
  private let gestures: [Bool]
  /// Updates of transitions, by the name that the transition's id begins with.
  private let updates: [Bool]

  /// Finds out where `needle`, which is in lower case, can occur.
  init(finding needle: [UInt8], names: NameTable) {
    touch = TextForm.touch.mayContain(needle)
    sample = TextForm.sample.mayContain(needle)
    let known = min(names.count, Self.mostNames)
    // A count stands within the quotes of an id.
    let spellings = (0..<known).map { NameText.text(names[Name(index: UInt32($0))]) }
    gestures = spellings.map { !$0.isPlain || TextForm.gesture($0).mayContain(needle) }
    // A count stands within the quotes of an id.
    updates = spellings.map {
      !$0.isPlain || $0.hasPrefix("\"") || TextForm.update($0).mayContain(needle)
    }
  }

  /// False only where the text of `event` cannot contain what is sought.
  func mayContain(_ event: Event) -> Bool {
    switch event {
    case .touch(let touch): self.touch || touch.window != nil
    case .touchSample: sample
    case .gesture(let report): Self.flag(gestures, report.recognizer)
    case .transition(let report):
      if case .update = report.step { Self.flag(updates, report.id.base) } else { true }
    default: true
    }
  }

  private static func flag(_ flags: [Bool], _ name: Name) -> Bool {
    Int(name.index) < flags.count ? flags[Int(name.index)] : true
  }
}

extension TextForm {
  fileprivate static let touch = TextForm(
    [.text("touch "), .words(["down", "move", "up", "cancel"])] + options(["id", "x", "y"])
      + options(["ts", "force"]) + [.text(" type="), .words(["direct", "pencil", "indirect"])]
  )

  fileprivate static let sample = TextForm(
    [.text("touch sample")] + options(["id"])
      + [.text(" kind="), .words(["coalesced", "predicted"])]
      + options(["x", "y", "ts", "force"])
  )

  fileprivate static func gesture(_ name: String) -> TextForm {
    let states = GestureState.allCases.map { "\($0)" }
    let edges = ["left", "right", "leading", "trailing", "top", "bottom"]
    return TextForm(
      [.text("gesture \(name) "), .words(states)]
        + options(["touch", "tx", "ty", "vx", "vy", "scale", "rotation", "force"])
        + [.text(" edge="), .words(edges)]
    )
  }

  fileprivate static func update(_ name: String) -> TextForm {
    TextForm([.text("transition \(name)"), .number, .text(" update "), .number])
  }

  private static func options(_ keys: [String]) -> [Piece] {
    keys.flatMap { [.text(" \($0)="), .number] }
  }
}

extension String {
  /// Whether it is all ASCII: lower case depends on nothing but the letter then.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { $0 < 0x80 }
  }
}
