import SessionModel
import TapeReplay
import TestSupport

extension RandomPredicate {
  /// A change of a whole: any line that the state has of it is another.
  static func whole(_ generator: inout SeededGenerator, _ names: NameTable) -> Self {
    let root = wholes.randomElement(using: &generator) ?? wholes[0]
    return Self(text: "changed(\(root))") { places, place in
      lines(of: root, places[place].session, names)
        != lines(of: root, places[place - 1].session, names)
    }
  }

  /// Everything that can be asked as a whole and stands in a state under the same name.
  static let wholes = [
    "touches", "recognizers", "transitions", "stacks", "animators", "queued", "appearances", "bars",
    "barOwners", "flags", "scrolls", "presented", "presentedModel", "containers", "returned", "app",
    "nextDeadline", "time", "digest",
  ]

  private static func lines(of root: String, _ session: Session, _ names: NameTable) -> [String] {
    StateTree(of: session, names: names, event: 0).lines.filter { line in
      let path = line.prefix { $0 != "=" }.dropLast()
      return path.hasPrefix(root)
        && path.dropFirst(root.count).first.map { "[.".contains($0) } != false
        && !fleeting.contains { path.hasPrefix($0.root) && path.hasSuffix($0.field) }
    }
  }

  /// What follows from time alone, and what a recognizer was declared to be.
  private static let fleeting: [(root: String, field: String)] = [
    ("transitions", ".velocity"), ("transitions", ".shownFraction"), ("animators", ".fraction"),
    ("animators", ".progress"), ("animators", ".remaining"), ("recognizers", ".kind"),
  ]
}
