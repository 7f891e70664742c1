import Foundation
import Testing

/// A program in a page that uses the library as a package of its own would.
enum LibraryExample {
  /// Compiles `example` against the modules that were built, and runs it where `program` writes.
  static func run(_ example: CodeBlock, in program: Program) throws -> Outcome {
    _ = try program.folder.write(example.lines.joined(separator: "\n"), to: "main.swift")
    let objects = try ["SessionModel", "TapeFile", "TapeRecorder", "TapeReplay"].flatMap(objects)
    let compiled = try program.shell(
      """
      swiftc -swift-version 6 -warnings-as-errors -module-cache-path cache -o example main.swift \
      -I '\(BuildFolder.url.path)/Modules' -I '\(Repository.path("Sources/CZlib"))' \
      \(objects.joined(separator: " ")) -lz -lm
      """
    )
    try #require(compiled.status == 0, "\(compiled.text)\(compiled.remarks)")
    return try program.shell("./example")
  }

  /// The compiled sources of a module; an older build may have left others beside them.
  private static func objects(of module: String) throws -> [String] {
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.path("Sources/\(module)")
    )
    return sources.filter { $0.hasSuffix(".swift") }.map {
      "'\(BuildFolder.url.path)/\(module).build/\(URL(filePath: $0).lastPathComponent).o'"
    }
  }
}
