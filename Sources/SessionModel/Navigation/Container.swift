/// Something that holds screens and changes them by transitions: a stack, the presented screens, a
/// tab bar, a menu, a card.
///
/// `committed` changes only when a transition completes; `model` is what the container would answer
/// if asked, and changes at the start (the array changes at the start of a pop, not at its end). With no
/// transition open both are equal.
public struct Container: Equatable, Sendable {
  /// What a container is made of.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A navigation stack, bottom first.
    case stack
    /// The screens presented over a window, bottom first.
    case presented
    /// One value: the selected tab, a menu, a drawer, a panel, a pager.
    case value
    /// One value, moved by the card preset.
    case card
  }

  /// What it is made of.
  public internal(set) var kind: Kind
  /// Its name: the stack's, `presented`, `selected`, `menu`, … or the card's.
  public internal(set) var name: Name
  /// The window it stands in.
  public internal(set) var window: Name
  /// The state that the last completed transition left.
  public internal(set) var committed: [Name]
  /// What the container answers now.
  public internal(set) var model: [Name]

  init(_ kind: Kind, _ name: Name, window: Name, _ screens: [Name] = []) {
    self.kind = kind
    self.name = name
    self.window = window
    committed = screens
    model = screens
  }

  /// Makes the model the committed state, in place.
  mutating func commitModel() {
    committed.removeAll(keepingCapacity: true)
    committed.append(contentsOf: model)
  }

  /// Puts the model back to the committed state, in place.
  mutating func restoreModel() {
    model.removeAll(keepingCapacity: true)
    model.append(contentsOf: committed)
  }

  /// Sets both, in place.
  mutating func settle(_ screens: [Name]) {
    model.removeAll(keepingCapacity: true)
    model.append(contentsOf: screens)
    commitModel()
  }
}
