import SessionModel
import TapeReplay

extension ScrubberModel {
  /// What the lines of the panes are about, from above: where the cursor may stand.
  var subjects: [PaneSubject] {
    let session = moment.session
    return [.event] + moment.changes.map { .value($0.path) }
      + session.containers.map { .stack($0.name) }
      + session.transitions.map { .transition($0.id) }
      + session.recognizers.map { .recognizer($0.name) }
      + session.touches.map { .touch($0.id) }
  }
}
