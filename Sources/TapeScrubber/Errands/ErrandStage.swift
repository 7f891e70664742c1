/// How far an errand is that is done beside the player.
public struct ErrandStage: Hashable, Sendable {
  /// What is being done.
  public var title: String
  /// How much of it is done, in percent.
  public var percent: Int

  /// A stage of the errand called `title`.
  public init(_ title: String, percent: Int) {
    self.title = title
    self.percent = percent
  }
}
