/// Something that a script of keys does.
public enum ScriptedInput: Hashable, Sendable {
  /// Presses a key.
  case key(Key)
  /// Uses the mouse.
  case mouse(Mouse)
  /// Pastes a text.
  case paste(String)
  /// Makes the window another size.
  case resize(CellSize)
  /// Lets time pass: at most a day, whole microseconds.
  case wait(Duration)

  /// What a terminal would report; nil where only time passes.
  public var event: InputEvent? {
    switch self {
    case .key(let key): .key(key)
    case .mouse(let mouse): .mouse(mouse)
    case .paste(let text): .paste(text)
    case .resize(let size): .resize(size)
    case .wait: nil
    }
  }
}
