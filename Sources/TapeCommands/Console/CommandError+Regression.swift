import TapeRegression

extension CommandError {
  /// The error that `verify` or `approve` ends with.
  init(_ error: RegressionError) {
    let status: ExitStatus =
      switch error.code {
      case .noSuchPath: .noInput
      case .nothingToDo: .badData
      case .inputOutput: .inputOutput
      }
    self.init(status, Escaped.text(error.message))
  }
}
