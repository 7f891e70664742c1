/// Something that happened, or was asked for, in a recorded session.
///
/// Events are facts in the past tense or requests that were made; nothing the reducer can derive is
/// an event.
public enum Event: Equatable, Sendable {
  /// The starting state, or a recognizer for the reducer to drive.
  case setup(Setup)
  /// A delivered touch.
  case touch(Touch)
  /// An extra sample of a touch.
  case touchSample(TouchSample)
  /// A recognizer's state as the app saw it.
  case gesture(GestureReport)
  /// A change to a recognizer.
  case gestureControl(GestureControl)
  /// A navigation call.
  case call(NavigationCall)
  /// A step of an explicit transition.
  case transition(TransitionReport)
  /// A step of a property animator.
  case animator(AnimatorReport)
  /// What the app was told.
  case callback(AppearanceCallback)
  /// What a container really held.
  case observation(Observation)
  /// The app's own copy of a stack.
  case model(StackSnapshot)
  /// A flag of the app.
  case flag(Name, Bool)
  /// Bars and other chrome.
  case bars(BarsChange)
  /// The offset of a scroll view, in points.
  case scroll(Name, offset: Double)
  /// The window turned, or was resized; nil is the first window.
  case rotation(Size, window: Name?)
  /// The app came to the front or left it.
  case app(AppState)
  /// An object was born or died.
  case lifetime(Lifetime)
  /// A place to jump to.
  case mark(Name)
  /// A remark.
  case note(String)
  /// An event of the app's own.
  case custom(Name, payload: String)
  /// An event kind of a newer writer, carried untouched.
  case unknown(kind: UInt32, bytes: [UInt8])
  /// Events that were lost, and why.
  case lost(count: UInt64, cause: Name)
  /// The end of the log.
  case end
}
