// swift-tools-version: 6.2

import PackageDescription

/// Every module is held to the same rules: Swift 6 language mode, no warnings, explicit imports.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library module of the product.
func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module; golden files beside them are data, not sources.
func tests(of name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    exclude: goldenFolders[name, default: []],
    swiftSettings: strict
  )
}

/// Test targets that keep golden files.
let goldenFolders = ["TapeRegression": ["Golden"], "TapeScrubber": ["Golden"]]

let package = Package(
  name: "touchtape",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "touchtape", targets: ["touchtape"]),
    .library(name: "TapeRecorder", targets: ["TapeRecorder", "TapeFile", "SessionModel"]),
    .library(name: "TapeReplay", targets: ["TapeReplay", "TapeFile", "SessionModel"]),
    .library(name: "TapeRegression", targets: ["TapeRegression", "SessionModel"]),
    .library(name: "TapeTesting", targets: ["TapeTesting", "SessionModel"]),
  ],
  targets: [
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .target(
      name: "SessionModel",
      swiftSettings: strict,
      // `Double.squareRoot()` becomes a call into libm in debug builds; it is exact everywhere.
      linkerSettings: [.linkedLibrary("m")]
    ),
    module("TapeFile", ["SessionModel", "CZlib"]),
    module("TapeRecorder", ["SessionModel", "TapeFile"]),
    module("TapeReplay", ["SessionModel", "TapeFile"]),
    module("GestureScript", ["SessionModel"]),
    module("Findings", ["SessionModel"]),
    module("Interchange", ["SessionModel", "GestureScript"]),
    module(
      "TapeRegression",
      ["SessionModel", "TapeFile", "TapeReplay", "Findings", "GestureScript"]
    ),
    module("TapeTesting", ["TapeRegression"]),
    module("TerminalKit", []),
    module(
      "TapeScrubber",
      ["SessionModel", "Findings", "TerminalKit", "TapeReplay", "GestureScript"]
    ),
    module(
      "TapeCommands",
      [
        "SessionModel", "TapeFile", "TapeRecorder", "TapeReplay", "GestureScript",
        "Interchange", "Findings", "TapeRegression", "TerminalKit", "TapeScrubber",
      ]
    ),
    .executableTarget(name: "touchtape", dependencies: ["TapeCommands"], swiftSettings: strict),

    .executableTarget(
      name: "TapeBench",
      dependencies: [
        "SessionModel", "Findings", "GestureScript", "Interchange", "TapeFile", "TapeRecorder",
        "TapeReplay", "TapeScrubber", "TerminalKit", "TestSupport",
      ],
      path: "tools/Programs/TapeBench",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ReduceProbe",
      dependencies: ["SessionModel"],
      path: "tools/Programs/ReduceProbe",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ReplayDigests",
      dependencies: ["SessionModel", "GestureScript", "TapeFile"],
      path: "tools/Programs/ReplayDigests",
      swiftSettings: strict
    ),

    .executableTarget(
      name: "CrashTest",
      dependencies: ["SessionModel", "TapeFile", "TapeRecorder", "TestSupport"],
      path: "tools/Programs/CrashTest",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "SessionModel", "TapeFile", "TapeReplay", "GestureScript", "Interchange", "TerminalKit",
        "CZlib", "TestSupport",
      ],
      path: "tools/Programs/Fuzz",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "VelocityTable",
      dependencies: ["SessionModel"],
      path: "tools/Programs/VelocityTable",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "RecordProbe",
      dependencies: ["SessionModel", "TapeFile", "TestSupport"],
      path: "tools/Programs/RecordProbe",
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport",
      dependencies: ["SessionModel"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    tests(of: "SessionModel", []),
    tests(of: "TapeFile", ["SessionModel"]),
    tests(of: "TapeRecorder", ["SessionModel", "TapeFile"]),
    tests(of: "TapeReplay", ["SessionModel", "TapeFile", "GestureScript"]),
    tests(of: "GestureScript", ["SessionModel"]),
    tests(of: "Findings", ["SessionModel", "GestureScript"]),
    tests(of: "Interchange", ["SessionModel", "GestureScript"]),
    tests(of: "TapeRegression", ["SessionModel", "TapeFile", "GestureScript", "TapeTesting"]),
    // A terminal emulator, the judge of what the renderer sends; nothing but tests needs it.
    .systemLibrary(
      name: "CVterm",
      path: "Tests/CVterm",
      pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]
    ),
    .target(
      name: "EmulatedTerminal",
      dependencies: ["CVterm", "TerminalKit"],
      path: "Tests/EmulatedTerminal",
      swiftSettings: strict
    ),
    tests(of: "TerminalKit", ["EmulatedTerminal"]),
    tests(
      of: "TapeScrubber",
      [
        "SessionModel", "TerminalKit", "TapeReplay", "TapeFile", "GestureScript",
        "EmulatedTerminal",
      ]
    ),
    tests(
      of: "TapeCommands",
      ["SessionModel", "TapeFile", "GestureScript", "TapeReplay", "TapeScrubber", "TerminalKit"]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TestSupport", "touchtape", "CrashTest", "TapeBench"],
      exclude: ["Golden"],
      swiftSettings: strict
    ),
  ]
)
