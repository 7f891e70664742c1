import TerminalKit

/// A row of the timeline: one subject, or several of which the first that has something to show wins.
struct Lane: Sendable {
  /// What a lane can show.
  enum Part: Int, CaseIterable, Sendable {
    case density, touches, recognizers, transitions, turns, navigation, findings, marks, app
  }

  /// What stands at its left where there is room.
  let title: String
  let parts: [Part]

  /// The lanes of a layout, from above; below them comes the axis.
  static func lanes(of kind: LayoutKind) -> [Lane] {
    switch kind {
    case .compact:
      [
        // How many events there were matters least where something was found.
        Lane(title: "events", parts: [.findings, .density]),
        Lane(title: "touches", parts: [.touches, .app]),
        Lane(title: "transitions", parts: [.turns, .navigation, .transitions]),
      ]
    case .normal:
      [
        Lane(title: "events", parts: [.density]),
        Lane(title: "touches", parts: [.touches, .app]),
        Lane(title: "recognizers", parts: [.recognizers]),
        Lane(title: "transitions", parts: [.turns, .navigation, .transitions]),
        Lane(title: "findings", parts: [.findings]),
        Lane(title: "marks", parts: [.marks]),
      ]
    case .wide:
      [
        Lane(title: "events", parts: [.density]),
        Lane(title: "touches", parts: [.touches]),
        Lane(title: "recognizers", parts: [.recognizers]),
        Lane(title: "transitions", parts: [.turns, .transitions]),
        Lane(title: "stacks", parts: [.navigation]),
        Lane(title: "findings", parts: [.findings]),
        Lane(title: "marks", parts: [.marks]),
        Lane(title: "app", parts: [.app]),
      ]
    }
  }

  /// Rows of a timeline, its axis included.
  static func rows(of kind: LayoutKind) -> Int {
    lanes(of: kind).count + 1
  }

  /// Columns for the names of the lanes.
  static func titleColumns(of kind: LayoutKind) -> Int {
    kind == .compact ? 0 : 12
  }
}
