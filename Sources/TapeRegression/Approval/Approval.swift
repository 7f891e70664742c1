import TapeFile

/// What an outline is and what it would become.
public struct Approval: Equatable, Sendable {
  /// The tape.
  public let path: String
  /// The outline beside it.
  public let outlinePath: String
  /// What would change, as lines with `-`, `+`, or a blank before them; empty if nothing would.
  public let changes: [String]
  /// Why there can be no outline; nil if there can.
  public let problem: String?

  private let text: String

  /// Looks at the outline of the tape `file`.
  init(_ file: RegressionFile) {
    path = file.path
    outlinePath = file.outlinePath
    do {
      let outline = try Outline(of: TapeReader(path: path, policy: .strict))
      let stored = try StoredFile.read(outlinePath)
      let before = Outline(text: String(decoding: stored ?? [], as: UTF8.self))
      changes =
        stored.map { $0.elementsEqual(outline.text.utf8) } == true
        ? [] : Approval.changes(from: before, to: outline)
      text = outline.text
      problem = nil
    } catch {
      changes = []
      text = ""
      problem = "\(error)"
    }
  }

  /// Whether writing the outline would change it.
  public var isNeeded: Bool {
    !changes.isEmpty
  }

  /// Writes the outline, whole or not at all; the tape is never touched.
  ///
  /// Does nothing where there can be none.
  ///
  /// - Throws: `inputOutput` where the file cannot be written.
  public func write() throws(RegressionError) {
    guard problem == nil else { return }
    try StoredFile.write(Array(text.utf8), to: outlinePath)
  }

  private static func changes(from old: Outline, to new: Outline) -> [String] {
    let lines = LineDifference.lines(from: old.lines, to: new.lines)
    return lines.isEmpty ? ["the line ends differ"] : lines
  }
}
