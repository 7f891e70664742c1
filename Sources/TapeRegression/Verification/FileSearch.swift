import Foundation

/// Finds what is to be judged among files and folders.
struct FileSearch {
  /// Folders of this name hold files that must be refused or repaired; they are tested elsewhere.
  static let skippedFolder = "damaged"

  private let kinds: [RegressionFile.Kind]
  private var found: Set<RegressionFile> = []

  /// Every file of `kinds` in `paths`, each once, in order of the bytes of their paths.
  ///
  /// Folders are searched as deep as they go. Hidden files, folders called `damaged` inside others,
  /// and links to folders are left out.
  ///
  /// - Throws: `noSuchPath`; `nothingToDo` where a path has nothing of the kind; `inputOutput`.
  static func files(
    in paths: [String],
    of kinds: [RegressionFile.Kind] = RegressionFile.Kind.allCases
  ) throws(RegressionError) -> [RegressionFile] {
    var search = FileSearch(kinds: kinds)
    for path in paths { try search.add(path) }
    return search.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(_ path: String) throws(RegressionError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RegressionError(.noSuchPath, "\(path): there is no such file or folder")
    }
    let wanted = kinds.map { ".\($0.rawValue)" }.joined(separator: " or ")
    guard isFolder.boolValue else {
      guard let file = RegressionFile(path), kinds.contains(file.kind) else {
        throw RegressionError(.nothingToDo, "\(path): its name does not end in \(wanted)")
      }
      found.insert(file)
      return
    }
    var count = 0
    try addContents(of: path, counting: &count)
    guard count > 0 else {
      throw RegressionError(
        .nothingToDo,
        "\(path): the folder has no file whose name ends in \(wanted)"
      )
    }
  }

  private mutating func addContents(
    of folder: String,
    counting count: inout Int
  ) throws(RegressionError) {
    for name in try FileSearch.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch FileSearch.kind(of: path) {
      case .folder:
        if name != FileSearch.skippedFolder { try addContents(of: path, counting: &count) }
      case .file:
        guard let file = RegressionFile(path), kinds.contains(file.kind) else { continue }
        found.insert(file)
        count += 1
      case .other: break
      }
    }
  }

  private static func names(in folder: String) throws(RegressionError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw RegressionError(.inputOutput, "\(folder): the folder cannot be read")
    }
  }

  private enum EntryKind { case folder, file, other }

  private static func kind(of path: String) -> EntryKind {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let isLink = attributes?[.type] as? FileAttributeType == .typeSymbolicLink
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .other
    }
    // A link may lead back to a folder above it.
    return isFolder.boolValue ? (isLink ? .other : .folder) : .file
  }
}
