import Testing

@Suite("A module")
struct ArrowTests {
  /// What each module may import of the product and of the system: the arrows of the house.
  static let arrows: [String: [String]] = [
    "SessionModel": [],
    "Findings": ["SessionModel"],
    "TapeFile": ["SessionModel", "CZlib", "Synchronization"] + system,
    "TapeRecorder": ["SessionModel", "TapeFile", "Synchronization"] + system,
    "TapeReplay": ["SessionModel", "TapeFile", "Synchronization"] + system,
    "GestureScript": ["SessionModel"],
    "Interchange": ["SessionModel", "GestureScript", "Foundation"],
    "TapeRegression": [
      "SessionModel", "TapeReplay", "TapeFile", "Findings", "GestureScript", "Foundation",
      "Dispatch", "Synchronization",
    ] + system,
    "TapeTesting": ["SessionModel", "TapeRegression", "Testing"],
    "TerminalKit": ["Synchronization"] + system,
    "TapeScrubber": [
      "SessionModel", "TerminalKit", "TapeReplay", "Findings", "GestureScript",
    ] + system,
    "TapeCommands": [
      "SessionModel", "Findings", "TapeFile", "TapeRecorder", "TapeReplay", "GestureScript",
      "Interchange", "TapeRegression", "TerminalKit", "TapeScrubber", "Foundation",
      "Synchronization",
    ] + system,
    "touchtape": ["TapeCommands"] + system,
  ]
  private static let system = ["Glibc", "Darwin"]

  @Test("imports only what it may know", arguments: arrows.keys.sorted())
  func imports(module: String) throws {
    let files = Repository.files(below: "Sources/\(module)", "swift")
    #expect(!files.isEmpty)
    let allowed = try #require(ArrowTests.arrows[module])
    for file in files {
      for line in try Repository.text(file).split(separator: "\n") {
        guard let imported = ArrowTests.imported(by: line) else { continue }
        #expect(allowed.contains(imported), "\(file) imports \(imported)")
      }
    }
  }

  @Test("is listed here, if it is under Sources")
  func everyModule() {
    let folders = Set(
      Repository.files(below: "Sources", "swift").map { String($0.split(separator: "/")[1]) }
    )
    #expect(folders == Set(ArrowTests.arrows.keys))
  }

  /// The module that a line imports, if it is an import.
  private static func imported(by line: Substring) -> String? {
    let words = line.split(separator: " ")
    let modifiers: Set<Substring> = ["public", "internal", "package", "private", "@testable"]
    let rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@_") }
    guard rest.first == "import", let name = rest.dropFirst().last else { return nil }
    return name.split(separator: ".").first.map(String.init)
  }
}
