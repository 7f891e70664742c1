/// Part of the state in which a session starts, or a recognizer that the reducer drives.
public indirect enum Setup: Equatable, Sendable {
  case surroundings(Surroundings)
  case containers(Containers)
  case recognizer(RecognizerDeclaration)

  /// A window's geometry; nil leaves a value as it is.
  public struct Surroundings: Equatable, Sendable {
    /// The window; nil is the first.
    public var window: Name?
    /// Size in points; 390 × 844 unless set.
    public var size: Size?
    /// Layout direction; left to right unless set.
    public var direction: LayoutDirection?
    /// Pixels a point; 3 unless set.
    public var scale: Double?
    /// Touch samples a second; 120 unless set.
    public var rate: Double?

    /// A window's geometry.
    public init(
      window: Name? = nil,
      size: Size? = nil,
      direction: LayoutDirection? = nil,
      scale: Double? = nil,
      rate: Double? = nil
    ) {
      self.window = window
      self.size = size
      self.direction = direction
      self.scale = scale
      self.rate = rate
    }
  }

  /// A window's containers and chrome.
  public struct Containers: Equatable, Sendable {
    /// A stack, `presented` or `tabs`, with its screens.
    public struct List: Equatable, Sendable {
      /// The stack, `presented`, or `tabs`.
      public var name: Name
      /// Its screens, bottom first.
      public var screens: [Name]

      /// A list of screens.
      public init(_ name: Name, _ screens: [Name]) {
        self.name = name
        self.screens = screens
      }
    }

    /// A container without a stack and the value it has.
    public struct Value: Equatable, Sendable {
      /// `selected`, `menu`, `drawer`, `panel`, `pager`, or a card's name.
      public var name: Name
      /// Its value.
      public var value: Name

      /// A container with `value`.
      public init(_ name: Name, _ value: Name) {
        self.name = name
        self.value = value
      }
    }

    /// The window; nil is the first.
    public var window: Name?
    /// Stacks, presented screens, tabs.
    public var lists: [List]
    /// Containers without a stack.
    public var values: [Value]
    /// Bars and other chrome.
    public var bars: [BarsChange.Setting]

    /// A window's containers.
    public init(
      window: Name? = nil,
      lists: [List] = [],
      values: [Value] = [],
      bars: [BarsChange.Setting] = []
    ) {
      self.window = window
      self.lists = lists
      self.values = values
      self.bars = bars
    }
  }
}
