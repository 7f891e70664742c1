import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a parser of somebody else's making finds in an XML document.
final class XMLDocument: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  /// What is wrong with the document.
  private(set) var problem: (any Error)?

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }
}
