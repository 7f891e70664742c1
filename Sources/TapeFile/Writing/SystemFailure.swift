#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns the system's error number into a sentence.
enum SystemFailure {
  /// Why `path` could not be opened for reading.
  static func opening(_ path: String) -> TapeError {
    let code: TapeError.Code = errno == ENOENT || errno == ENOTDIR ? .noSuchFile : .inputOutput
    return TapeError(code, text("cannot open", path))
  }

  /// Why `path` could not be created.
  static func creating(_ path: String) -> TapeError {
    TapeError(.cannotCreate, text("cannot create", path))
  }

  /// Why writing to `path` failed.
  static func writing(_ path: String) -> TapeError {
    TapeError(.inputOutput, text("cannot write", path))
  }

  /// `cannot open “x.tape”: No such file or directory`.
  static func text(_ action: String, _ path: String) -> String {
    "\(action) “\(path)”: \(String(cString: strerror(errno)))"
  }
}
