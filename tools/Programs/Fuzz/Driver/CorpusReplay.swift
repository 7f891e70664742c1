import Foundation

/// Hands stored inputs to their targets, without a fuzzer.
struct CorpusReplay {
  private let arguments: [String]
  private static let usage = """
    usage: Fuzz FOLDER            inputs in folders named after their targets
           Fuzz TARGET PATH…      files, or folders of files
           Fuzz --targets
    """

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The exit status: 0 if every law held, 1 if not, 64 for wrong arguments, 66 for missing files.
  func run() -> Int32 {
    if arguments == ["--targets"] {
      for target in FuzzTargets.all { print(target.name) }
      return 0
    }
    do {
      return try replay()
    } catch {
      report("\(error)")
      return 66
    }
  }

  private func replay() throws -> Int32 {
    if arguments.count >= 2, let target = FuzzTargets.named(arguments[0]) {
      let files = try arguments.dropFirst().flatMap { try CorpusReplay.files(at: $0) }
      return try replay(files, through: target) == 0 ? 0 : 1
    }
    guard arguments.count == 1 else {
      report(CorpusReplay.usage)
      return 64
    }
    var failures = 0
    for target in FuzzTargets.all {
      let files = try CorpusReplay.files(at: "\(arguments[0])/\(target.name)")
      failures += try replay(files, through: target)
    }
    return failures == 0 ? 0 : 1
  }

  /// How many of `files` break a law.
  private func replay(_ files: [String], through target: any FuzzTarget) throws -> Int {
    var failures = 0
    for file in files {
      let bytes = try Array(Data(contentsOf: URL(filePath: file)))
      CrashNote.name("\(target.name): \(file)")
      do {
        try target.check(bytes)
      } catch {
        failures += 1
        report("\(target.name): \(file): \(error)")
      }
    }
    print("\(target.name): \(files.count) inputs, \(failures) failed")
    return failures
  }

  /// The file at `path`, or the files in the folder there in order of name.
  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Violation("there are no inputs at \(path)")
    }
    guard isFolder.boolValue else { return [path] }
    let names = try manager.contentsOfDirectory(atPath: path)
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(path)/\($0)" }
  }
}
