import SessionModel

extension Scene {
  /// The finger that `cause` goes back to: directly, through its recognizer, or through the transition
  /// that the recognizer drives.
  func touch(behind cause: Cause?) -> Int32? {
    switch cause {
    case .touch(let id): id
    case .recognizer(let name): gesture(name)?.touch
    case .transition(let id): transition(id)?.touch
    case .user, .code, nil: nil
    }
  }
}
