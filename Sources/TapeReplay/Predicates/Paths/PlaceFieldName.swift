/// A field by the name that paths call it by.
struct PlaceFieldName: Sendable {
  /// Its words, which dots separate in a path.
  let words: [String]
  let field: PlaceField
  let shape: PlaceShape

  init(_ name: String, _ field: PlaceField, _ shape: PlaceShape) {
    words = name.split(separator: ".").map(String.init)
    self.field = field
    self.shape = shape
  }

  var name: String { words.joined(separator: ".") }
}
