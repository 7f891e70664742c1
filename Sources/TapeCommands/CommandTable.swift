extension Touchtape {
  /// Every command, in the order in which the help lists them.
  static var commands: [any Command.Type] {
    [
      RecordCommand.self, ImportCommand.self, InfoCommand.self, OutlineCommand.self,
      EventsCommand.self, FindCommand.self, StateCommand.self, ChangesCommand.self,
      DiffCommand.self, WhatIfCommand.self, ScrubCommand.self, FilmstripCommand.self,
      CheckCommand.self, ExplainCommand.self, VerifyCommand.self,
      ApproveCommand.self, ExportCommand.self, CutCommand.self, JoinCommand.self,
      RepairCommand.self,
    ]
  }
}
