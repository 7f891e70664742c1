import Foundation

/// Where the tests and the program were built.
enum BuildFolder {
  /// The folder that holds the test bundle and, beside it, the program.
  static let url: URL = {
    for argument in CommandLine.arguments {
      var place = URL(fileURLWithPath: argument)
      while place.path != "/" {
        let isBundle = place.pathExtension == "xctest"
        place.deleteLastPathComponent()
        if isBundle { return place }
      }
    }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  /// The path of the program under test: `TOUCHTAPE` in the environment, else the one just built.
  static let program: String = {
    if let path = ProcessInfo.processInfo.environment["TOUCHTAPE"], !path.isEmpty {
      return path
    }
    return url.appendingPathComponent("touchtape").path
  }()
  /// The folder that holds the program.
  static let programFolder = URL(fileURLWithPath: program).deletingLastPathComponent().path
}
