extension Touchtape {
  /// Every command, in the order in which the help lists them.
  static var commands: [any Command.Type] { [] }
}
