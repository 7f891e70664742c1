import SessionModel
import TapeFile

/// What `--version` says.
enum VersionText {
  /// Program, tape format and reducer.
  static var line: String {
    "\(TapeFormat.programVersion), tape format \(TapeFormat.version),"
      + " reducer \(Session.reducerVersion)"
  }
}
