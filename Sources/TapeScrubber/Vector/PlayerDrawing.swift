import SessionModel
public import TapeReplay
public import TerminalKit

/// The player at a position of a tape, as a drawing for web pages.
public struct PlayerDrawing<Source: EventSource & Sendable> {
  private let screen: Screen
  private let title: String

  /// The player of `size`, standing at `position`, time zero if that is nil.
  public init(_ source: Source, at position: Position? = nil, size: CellSize, title: String) {
    var model = ScrubberModel(source, size: size, depth: .trueColor)
    while model.pace == .working { _ = model.update(.tick(.zero)) }
    if let position { model.go(to: position) }
    screen = model.view()
    self.title = title
  }

  /// The document.
  public var text: String {
    ScreenDrawing(screen, title: title).text
  }
}
