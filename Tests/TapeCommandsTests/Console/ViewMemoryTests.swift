import Foundation
import TapeScrubber
import TestSupport
import Testing

@testable import TapeCommands

@Suite("The memory of a view")
struct ViewMemoryTests {
  @Test(
    "stands where the environment says",
    arguments: [
      ("/x/config", "/home/me", "/x/config/touchtape/scrub"),
      (nil, "/home/me", "/home/me/.config/touchtape/scrub"),
      ("", "/home/me", "/home/me/.config/touchtape/scrub"),
      ("relative", "/home/me", "/home/me/.config/touchtape/scrub"),
      (nil, nil, nil), (nil, "here", nil),
    ] as [(String?, String?, String?)]
  )
  func path(configuration: String?, home: String?, path: String?) {
    #expect(ViewMemory(configuration: configuration, home: home).path == path)
  }

  @Test("keeps a choice, in folders that it makes")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let memory = ViewMemory(configuration: folder.path("a/b"), home: nil)
    let remarks = try Remarks(folder)
    #expect(memory.choice(remarks.console) == ViewChoice())
    var choice = ViewChoice()
    choice.layout = .compact
    choice.foldsIdleTime = false
    memory.remember(choice, remarks.console)
    #expect(memory.choice(remarks.console) == choice)
    #expect(try remarks.text() == "")
  }

  @Test(
    "is ignored where it holds something else, and that is said",
    arguments: ["hello", "touchtape scrub view 9\n", String(repeating: "x", count: 1 << 17)]
  )
  func foreign(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "touchtape/scrub")
    let remarks = try Remarks(folder)
    let memory = ViewMemory(configuration: folder.path, home: nil)
    #expect(memory.choice(remarks.console) == ViewChoice())
    #expect(try remarks.text().hasPrefix("touchtape: the remembered view is ignored: /"))
  }

  @Test("stays the link that it is, to a file that keeps its rights")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("touchtape scrub view 9\n", to: "dotfiles/view")
    try folder.write("", to: "touchtape/x")
    let (link, target) = (folder.path("touchtape/scrub"), folder.path("dotfiles/view"))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: link, withDestinationPath: target)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    let remarks = try Remarks(folder)
    let memory = ViewMemory(configuration: folder.path, home: nil)
    memory.remember(ViewChoice(), remarks.console)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try folder.read("dotfiles/view") == ViewChoice().text)
    #expect(try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o600)
    #expect(try files.contentsOfDirectory(atPath: folder.path("dotfiles")) == ["view"])
  }

  @Test(
    "is neither read from nor written to what is no file",
    arguments: ["pipe", "device", "folder"]
  )
  func noFile(kind: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "touchtape/x")
    let path = folder.path("touchtape/scrub")
    switch kind {
    case "pipe": mkfifo(path, 0o600)
    case "device": symlink("/dev/zero", path)
    default: mkdir(path, 0o700)
    }
    let remarks = try Remarks(folder)
    let memory = ViewMemory(configuration: folder.path, home: nil)
    #expect(memory.choice(remarks.console) == ViewChoice())
    memory.remember(ViewChoice(), remarks.console)
    let lines = try remarks.text().split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("touchtape: the view is not remembered: /") == true)
  }

  @Test("says that it cannot be kept, and lets everything else go on")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "touchtape")
    let remarks = try Remarks(folder)
    ViewMemory(configuration: folder.path, home: nil).remember(ViewChoice(), remarks.console)
    #expect(try remarks.text().hasPrefix("touchtape: the view is not remembered: /"))
  }
}

/// A console whose remarks can be read.
private struct Remarks {
  let console: Console
  private let folder: TemporaryFolder
  private let handle: FileHandle

  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    try folder.write("", to: "remarks")
    handle = try FileHandle(forWritingTo: URL(filePath: folder.path("remarks")))
    console = Console(output: handle.fileDescriptor, remarks: handle.fileDescriptor)
  }

  func text() throws -> String {
    String(decoding: try folder.bytes("remarks"), as: UTF8.self)
  }
}
