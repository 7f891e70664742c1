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
      "SessionModel", "TerminalKit", "TapeReplay", "Findings", "GestureScript", "Synchronization",
    ] + system,
    "TapeCommands": [
      "SessionModel", "Findings", "TapeFile", "TapeRecorder", "TapeReplay", "GestureScript",
      "Interchange", "TapeRegression", "TerminalKit", "TapeScrubber", "Foundation",
      "Synchronization",
    ] + system,
    "touchtape": ["TapeCommands"] + system,
  ]
  private static let system = ["Glibc", "Darwin"]
  /// The modules that are there.
  static let modules = Set(
    Repository.files(below: "Sources", "swift").map { String($0.split(separator: "/")[1]) }
  ).sorted()

  @Test("imports only what it may know", arguments: modules)
  func imports(module: String) throws {
    let files = Repository.files(below: "Sources/\(module)", "swift")
    let allowed = try #require(ArrowTests.arrows[module], "\(module) has no arrows yet")
    for file in files {
      for line in try Repository.text(file).split(separator: "\n") {
        guard let imported = ArrowTests.imported(by: line) else { continue }
        #expect(allowed.contains(imported), "\(file) imports \(imported)")
      }
    }
  }

  @Test("exists")
  func everyModule() {
    #expect(ArrowTests.modules.count > 10)
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
