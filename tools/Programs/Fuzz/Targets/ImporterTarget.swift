import Interchange
import SessionModel

/// Recordings of one format of other tools.
struct ImporterTarget: FuzzTarget {
  let name: String
  private let format: RecordingFormat

  static let all = [
    ImporterTarget(name: "libinput", format: .libinputRecord),
    ImporterTarget(name: "evemu", format: .evemu),
    ImporterTarget(name: "evtest", format: .evtest),
    ImporterTarget(name: "getevent", format: .getevent),
  ]

  func check(_ bytes: [UInt8]) throws {
    _ = RecordingFormat.detect(bytes)
    let lenient = try ImportCheck.tape(bytes, ImportOptions(format: format))
    let strict = try ImportCheck.tape(bytes, ImportOptions(format: format, isStrict: true))
    guard let strict else { return }
    try require(lenient != nil, "a strict import reads what a lenient one refuses")
    try require(lenient?.events == strict.events, "a strict import gives other events")
  }
}
