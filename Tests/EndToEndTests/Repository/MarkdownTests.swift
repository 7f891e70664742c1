import Foundation
import Testing

@Suite("A page of the repository")
struct MarkdownTests {
  /// The pages, and the lines that each may have at most.
  static let pages = [("README.md", 150), ("CONTRIBUTING.md", 100), ("CHANGELOG.md", 400)]

  @Test("is short", arguments: pages)
  func length(page: String, longest: Int) throws {
    let lines = try Repository.text(page).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= longest + 1)
  }

  @Test("has one title", arguments: pages.map(\.0))
  func title(page: String) throws {
    let titles = try prose(of: page).filter { $0.hasPrefix("# ") }
    #expect(titles.count == 1)
  }

  @Test("links only to what is there", arguments: pages.map(\.0))
  func links(page: String) throws {
    for line in try prose(of: page) {
      for link in line.matches(of: /\]\(([^)#]+)[^)]*\)/) {
        let target = String(link.1)
        guard !target.hasPrefix("http") else { continue }
        let exists = FileManager.default.fileExists(atPath: Repository.file(target).path)
        #expect(exists, "\(page) links to \(target)")
      }
    }
  }

  @Test("names only folders, files and tools that are there", arguments: pages.map(\.0))
  func names(page: String) throws {
    for line in try prose(of: page) {
      let paths = /`((?:Sources|Tests|tools|recordings|\.ci)\/[A-Za-z0-9._\/-]*)`/
      for path in line.matches(of: paths) {
        let exists = FileManager.default.fileExists(atPath: Repository.file("\(path.1)").path)
        #expect(exists, "\(page) names \(path.1)")
      }
    }
  }

  /// The lines outside code blocks.
  private func prose(of page: String) throws -> [String] {
    var isCode = false
    return try Repository.text(page).split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode ? nil : String(line)
    }
  }
}
