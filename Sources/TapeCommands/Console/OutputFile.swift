#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears complete or not at all: written beside its place, then renamed.
struct OutputFile {
  /// Where it will stand.
  let path: String

  /// A file at `path`, which must not exist unless `force` is set.
  init(_ path: String, force: Bool) throws(CommandError) {
    if !force, access(path, F_OK) == 0 {
      throw CommandError(
        .cannotCreate,
        "\(Escaped.text(path)): exists already",
        hint: "--force replaces it"
      )
    }
    self.path = path
  }

  /// Writes the whole file.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    let beside = "\(path).partial"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("cannot create") }
    do throws(CommandError) {
      try Console.write(bytes[...], to: descriptor)
    } catch {
      close(descriptor)
      unlink(beside)
      throw CommandError(.inputOutput, "\(Escaped.text(path)): \(error.message)")
    }
    guard fsync(descriptor) == 0 || errno == EINVAL, close(descriptor) == 0,
      rename(beside, path) == 0
    else {
      let failure = problem("cannot complete")
      unlink(beside)
      throw failure
    }
  }

  private func problem(_ what: String) -> CommandError {
    CommandError(
      .cannotCreate,
      "\(Escaped.text(path)): \(what): \(String(cString: strerror(errno)))"
    )
  }
}
