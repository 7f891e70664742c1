import Testing

@Suite("tools/picture")
struct PictureTests {
  @Test("makes the pictures that are in the repository", arguments: ["player.svg", "player.cast"])
  func same(name: String) throws {
    var program = try Program()
    program.environment = [
      "TOUCHTAPE": BuildFolder.program, "TMPDIR": program.folder.location,
    ]
    let outcome = try program.shell("'\(Repository.path("tools/picture"))' .")
    #expect(outcome.status == 0, "\(outcome.remarks)")
    let made = try program.shell("cat \(name)").text
    let isSame = try made == Repository.text("Documentation/\(name)")
    #expect(isSame, "Documentation/\(name) is of another player: run tools/picture and look at it")
  }
}
