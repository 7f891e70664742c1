import SessionModel

/// The words that a value of some kind can be, by number.
struct PlaceWords: Equatable, Sendable {
  /// What one is called in a message: `phase`.
  let title: String
  let words: [String]

  init(_ title: String, _ words: [String]) {
    self.title = title
    self.words = words
  }

  /// The cases of an enumeration, by their raw values, which count from 0.
  init<Value: CaseIterable & RawRepresentable<UInt8>>(_ title: String, _ type: Value.Type) {
    self.init(title, type.allCases.map { "\($0)" })
  }

  /// The number of `word`.
  func place(of word: String) -> UInt8? {
    words.firstIndex(of: word).map { UInt8($0) }
  }

  static let app = PlaceWords("app state", AppState.self)
  static let direction = PlaceWords("direction", LayoutDirection.self)
  static let transitionKind = PlaceWords("kind of transition", TransitionKind.self)
  static let phase = PlaceWords("phase", Transition.Phase.self)
  static let origin = PlaceWords("origin", Transition.Origin.self)
  static let outcome = PlaceWords("outcome", Transition.Outcome.self)
  static let gestureState = PlaceWords("state", GestureState.self)
  static let recognizerKind = PlaceWords("kind of recognizer", RecognizerDeclaration.Kind.self)
  static let animatorState = PlaceWords("state", Animator.State.self)
  static let appearance = PlaceWords("appearance", Appearance.State.self)
  static let eventKind = PlaceWords("kind of event", EventKind.self)
  static let eventPhase = PlaceWords("phase of an event", EventPhase.self)
}
