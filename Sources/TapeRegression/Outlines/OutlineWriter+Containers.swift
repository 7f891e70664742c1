import SessionModel

extension OutlineWriter {
  /// Writes what the containers hold that changed since they were last written.
  ///
  /// Of several changes of one container within one moment only the sum is written: the session does
  /// not remember more. Some changes, such as those of a setup, are no facts; so the states decide.
  mutating func describeContainers() {
    guard !session.containers.elementsEqual(written, by: { $0.committed == $1.committed }) else {
      return
    }
    for (place, container) in session.containers.enumerated() {
      let before = place < written.count ? written[place].committed : []
      guard before != container.committed else { continue }
      let change = "\(names.shown(before)) -> \(names.shown(container.committed))"
      add("\(session.label(of: container, names)) \(change)", at: session.now)
    }
    written = session.containers
  }
}
