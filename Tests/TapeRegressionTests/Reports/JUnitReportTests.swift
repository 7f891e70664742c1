import Foundation
import TapeRegression
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A JUnit report")
struct JUnitReportTests {
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }
  }

  private func read(_ report: String) -> Reading? {
    let reading = Reading()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = reading
    return parser.parse() ? reading : nil
  }

  @Test("holds a case a file and a failure where one failed")
  func example() throws {
    let report = JUnitReport.text([
      Verification(path: "a.tape"),
      Verification(path: "b.gesture", failures: ["b.gesture:2: expect main=[B]", "  main is [A]"]),
    ])
    let reading = try #require(read(report))
    #expect(
      reading.elements.map(\.name)
        == ["testsuites", "testsuite", "testcase", "testcase", "failure"]
    )
    #expect(reading.elements[1].attributes["tests"] == "2")
    #expect(reading.elements[1].attributes["failures"] == "1")
    #expect(reading.elements[3].attributes["name"] == "b.gesture")
    #expect(reading.elements[4].attributes["message"] == "b.gesture:2: expect main=[B]")
    #expect(reading.text.contains("b.gesture:2: expect main=[B]\n  main is [A]"))
  }

  @Test(
    "is well-formed, whatever the text",
    arguments: [
      "<&>\"'", "]]>", "a\nb", "\u{1}\u{0}\u{7F}", "\u{FFFE}\u{FFFF}", "\u{1F600}", "\u{202E}", "",
    ]
  )
  func escaping(text: String) throws {
    let report = JUnitReport.text([Verification(path: text, failures: [text, text])])
    let reading = try #require(read(report))
    let isPlain = text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
    if isPlain { #expect(reading.elements.last?.attributes["message"] == text) }
    #expect(reading.elements.count == 4)
  }
}
