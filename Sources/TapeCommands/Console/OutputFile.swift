#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears complete or not at all: written beside its place, then renamed.
///
/// Where the path is `-`, standard output is written. A device or a pipe is written as it is:
/// a rename would put a file in its place.
struct OutputFile {
  /// Where it will stand.
  let path: String
  private let force: Bool

  /// How messages call it.
  var label: String {
    path == "-" ? "standard output" : path
  }

  /// A file at `path`, which must not exist unless `force` is set.
  init(_ path: String, force: Bool) throws(CommandError) {
    self.path = path
    self.force = force
    guard !path.isEmpty else { throw CommandError(.cannotCreate, "the output's name is empty") }
    switch OutputFile.kind(of: path) {
    case .folder: throw CommandError(.cannotCreate, "\(Escaped.text(path)): is a folder")
    case .file where !force: throw existing()
    case .file, .stream, .nothing: break
    }
  }

  /// Writes the whole file.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    try write { (descriptor) throws(CommandError) in
      try Console.write(bytes[...], to: descriptor)
    }
  }

  /// Writes the whole file, as `fill` writes it to a descriptor.
  func write(_ fill: (Int32) throws(CommandError) -> Void) throws(CommandError) {
    guard path != "-" else { return try fill(STDOUT_FILENO) }
    guard !isStream else { return try writeStream(fill) }
    // Whoever asks the program to end must not find half a file beside its place.
    try HeldSignals.hold { () throws(CommandError) in try writeBeside(fill) }
  }

  private func writeBeside(
    _ fill: (Int32) throws(CommandError) -> Void
  ) throws(CommandError) {
    // A link stays one: what it leads to is replaced.
    let place = force ? OutputFile.target(of: path) : path
    // Two that write the same file must not write into each other's half.
    let beside = "\(place).\(getpid()).partial"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("cannot create") }
    var replaced = stat()
    if stat(place, &replaced) == 0 { fchmod(descriptor, replaced.st_mode & 0o7777) }
    do throws(CommandError) {
      try fill(descriptor)
    } catch {
      close(descriptor)
      unlink(beside)
      throw CommandError(.inputOutput, "\(Escaped.text(path)): \(error.message)")
    }
    guard fsync(descriptor) == 0 || errno == EINVAL, close(descriptor) == 0 else {
      let failure = problem("cannot complete")
      unlink(beside)
      throw failure
    }
    try move(beside, to: place)
  }

  /// Where a path leads through links; the path itself where it leads nowhere.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Puts the complete file in its place; what came there meanwhile is kept unless forced.
  private func move(_ beside: String, to place: String) throws(CommandError) {
    if force {
      guard rename(beside, place) != 0 else { return }
    } else if link(beside, place) == 0 {
      unlink(beside)
      return
    } else if errno == EEXIST {
      unlink(beside)
      throw existing()
    } else if rename(beside, place) == 0 {
      // Some file systems have no hard links.
      return
    }
    let failure = problem("cannot complete")
    unlink(beside)
    throw failure
  }

  /// Opens a device or a pipe.
  func openStream() throws(CommandError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem("cannot open") }
    return descriptor
  }

  private func writeStream(
    _ fill: (Int32) throws(CommandError) -> Void
  ) throws(CommandError) {
    let descriptor = try openStream()
    defer { close(descriptor) }
    do throws(CommandError) {
      try fill(descriptor)
    } catch {
      throw CommandError(.inputOutput, "\(Escaped.text(path)): \(error.message)")
    }
  }

  /// Whether it is a device or a pipe, which is written as it is.
  var isStream: Bool {
    OutputFile.kind(of: path) == .stream
  }

  private enum Kind {
    case nothing, file, folder, stream
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard path != "-", stat(path, &status) == 0 else { return .nothing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .stream
    }
  }

  private func existing() -> CommandError {
    CommandError(
      .cannotCreate,
      "\(Escaped.text(path)): exists already",
      hint: "--force replaces it"
    )
  }

  private func problem(_ what: String) -> CommandError {
    CommandError(
      .cannotCreate,
      "\(Escaped.text(path)): \(what): \(String(cString: strerror(errno)))"
    )
  }
}
