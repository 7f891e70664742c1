import SessionModel

/// What `--version` says.
enum VersionText {
  /// Program and reducer.
  static var line: String {
    "touchtape \(Touchtape.version), reducer \(Session.reducerVersion)"
  }
}
