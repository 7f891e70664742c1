import TapeScrubber

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file in which the player remembers how somebody wants to see tapes.
///
/// `touchtape/scrub` in `XDG_CONFIG_HOME`, or in `~/.config`. Whatever is wrong with it is a remark at
/// most: it never keeps anybody from their tape.
struct ViewMemory {
  /// Bytes of a file that can be one of these.
  private static let limit = 1 << 16

  /// Where it stands; nil if the environment names no place.
  private let folder: String?

  /// The file of the process's environment.
  init() {
    self.init(
      configuration: getenv("XDG_CONFIG_HOME").map { String(cString: $0) },
      home: getenv("HOME").map { String(cString: $0) }
    )
  }

  /// The file of an environment; relative paths name no place.
  init(configuration: String?, home: String?) {
    if let configuration, configuration.hasPrefix("/") {
      folder = "\(configuration)/touchtape"
    } else if let home, home.hasPrefix("/") {
      folder = "\(home)/.config/touchtape"
    } else {
      folder = nil
    }
  }

  /// Where the file stands.
  var path: String? {
    folder.map { "\($0)/scrub" }
  }

  /// What is remembered; nothing if there is no such file, or it is not understood.
  func choice(_ console: Console) -> ViewChoice {
    var status = stat()
    guard let path, stat(path, &status) == 0 else { return ViewChoice() }
    do throws(CommandError) {
      // A pipe would be waited for, and nobody chooses so much.
      guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.limit else {
        throw CommandError(.badData, "\(Escaped.text(path)): is no small file")
      }
      let bytes = try InputFile(path: path).read()
      do throws(ViewChoiceError) {
        return try ViewChoice(text: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw CommandError(.badData, "\(Escaped.text(path)): \(error)")
      }
    } catch {
      console.remark("touchtape: the remembered view is ignored: \(error.message)")
      return ViewChoice()
    }
  }

  /// Remembers a choice.
  func remember(_ choice: ViewChoice, _ console: Console) {
    guard let path, let folder else { return }
    do throws(CommandError) {
      ViewMemory.makeFolders(folder)
      // A pipe would be waited for, and whoever reads a device has not asked for this.
      var status = stat()
      guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
        throw CommandError(.cannotCreate, "\(Escaped.text(path)): is no file")
      }
      try OutputFile(path, force: true).write(Array(choice.text.utf8))
    } catch {
      console.remark("touchtape: the view is not remembered: \(error.message)")
    }
  }

  /// Makes a folder and those it lies in; one that cannot be made is missed when it is written to.
  private static func makeFolders(_ folder: String) {
    var path = ""
    for name in folder.split(separator: "/") {
      path += "/\(name)"
      mkdir(path, 0o700)
    }
  }
}
