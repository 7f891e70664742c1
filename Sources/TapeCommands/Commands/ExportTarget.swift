/// What a tape is exported as.
enum ExportTarget {
  /// A line for each event.
  case lines(ExportFormat)
  /// Trace events in JSON, for ui.perfetto.dev and chrome://tracing.
  case trace
  case picture(PictureFormat)

  private static let traceWord = "perfetto"

  /// The words for all of them, as `--format` takes them.
  static let words =
    ExportFormat.allCases.map(\.rawValue) + [traceWord] + PictureFormat.allCases.map(\.rawValue)

  /// The one that `word` means; nil if it means none.
  init?(_ word: String) {
    if let format = ExportFormat(rawValue: word) {
      self = .lines(format)
    } else if let picture = PictureFormat(rawValue: word) {
      self = .picture(picture)
    } else if word == Self.traceWord {
      self = .trace
    } else {
      return nil
    }
  }

  /// The word for what a file's ending promises; text where it promises nothing, or one of several.
  static func word(ofFile path: String) -> String {
    let endings = [
      ".jsonl": ExportFormat.jsonl.rawValue, ".csv": ExportFormat.csv.rawValue,
      ".svg": PictureFormat.svg.rawValue, ".cast": PictureFormat.asciicast.rawValue,
    ]
    return endings.first { path.hasSuffix($0.key) }?.value ?? ExportFormat.text.rawValue
  }
}
