/// A closed set of words of the notation.
public protocol Spelled: CaseIterable {
  /// How the value is written.
  var spelling: StaticString { get }
}

extension ValueReader {
  /// The word of `Value` that is the whole value.
  func asSpelled<Value: Spelled>(_ type: Value.Type) throws(SyntaxError) -> Value {
    let value = Value.allCases.first { value in
      value.spelling.withUTF8Buffer { text[offset..<end].elementsEqual($0) }
    }
    guard let value else {
      throw SyntaxError(
        at: offset,
        "\(shown(from: offset)) is not one of the words here",
        String(decoding: text[offset..<end], as: UTF8.self),
        among: Value.allCases.map { String($0.spelling) }
      )
    }
    return value
  }
}
