import SessionModel
import TapeFile

extension TapeReader {
  /// Says, as a comment of the notation, that the events alone do not give the same session; nil where
  /// they do.
  var startComment: String? {
    guard let start = header.start else { return nil }
    let time = Figures.seconds(start.session.now - .zero)
    let origin = header.origin.map { ", event \($0.events.lowerBound) of \(Escaped.text($0.name))" }
    return "# begins at \(time) in the midst of a session\(origin ?? ""): "
      + "its state there is in the tape, not in this text"
  }
}
