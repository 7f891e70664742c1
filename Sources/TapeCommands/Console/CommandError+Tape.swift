import TapeFile

extension CommandError {
  /// What went wrong with the tape at `path`.
  init(_ error: TapeError, path: String) {
    let status: ExitStatus =
      switch error.code {
      case .noSuchFile: .noInput
      case .fileExists, .unfinished, .locked, .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      default: .badData
      }
    let hint: String? =
      switch error.code {
      case .fileExists: "--force replaces it"
      case .notATape where ScriptInput.isScript(at: path): TapeInput.recording(path)
      case .doesNotFollow: "--continue applies its events to that state all the same"
      case .notATape: "touchtape record and touchtape import make tapes"
      default: nil
      }
    // What the system says of a file names it behind what could not be done.
    let text = error.description.replacing(" “\(path)”: ", with: ": ", maxReplacements: 1)
    let place = text.contains("“\(path)”") ? "" : "\(Escaped.text(path)): "
    self.init(status, place + Escaped.text(text), hint: hint)
  }
}
