import TapeFile

extension CommandError {
  /// What went wrong with the tape at `path`.
  init(_ error: TapeError, path: String) {
    let status: ExitStatus =
      switch error.code {
      case .noSuchFile: .noInput
      case .fileExists, .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      default: .badData
      }
    let hint = error.code == .fileExists ? "--force replaces it" : nil
    // What the system says of a file names it already.
    let place = error.description.contains("“\(path)”") ? "" : "\(Escaped.text(path)): "
    self.init(status, place + Escaped.text(error.description), hint: hint)
  }
}
