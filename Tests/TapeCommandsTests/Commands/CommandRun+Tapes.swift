import Foundation
import SessionModel
import TapeFile

extension CommandRun {
  /// Writes a tape on which `screen` is pushed.
  func writeTape(pushing screen: String, to name: String) throws {
    var names = NameTable()
    let push = NavigationCall(.push(names.intern(screen)))
    let events = [TimedEvent(.zero, .call(push)), TimedEvent(Time(microseconds: 100), .end)]
    try Data(TapeWriter.bytes(of: events, names: names)).write(to: folder.appending(path: name))
  }
}
