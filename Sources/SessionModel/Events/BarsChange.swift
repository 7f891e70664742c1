/// A change of bars and other chrome.
public struct BarsChange: Equatable, Sendable {
  /// One part and its new value.
  public struct Setting: Equatable, Sendable {
    /// `nav`, `tab`, `tool`, `status`, `keyboard` or `items`.
    public var part: Name
    /// `shown`, `hidden`, or whatever the app calls it.
    public var value: Name

    /// `part` has `value`.
    public init(_ part: Name, _ value: Name) {
      self.part = part
      self.value = value
    }
  }

  /// The parts, in the order they were reported.
  public var settings: [Setting]
  /// The screen that asked.
  public var owner: Name?
  /// Time the change takes; nil is at once.
  public var duration: Interval?

  /// A change of bars.
  public init(_ settings: [Setting], owner: Name? = nil, duration: Interval? = nil) {
    self.settings = settings
    self.owner = owner
    self.duration = duration
  }
}
