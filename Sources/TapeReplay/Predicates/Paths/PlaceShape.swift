/// What kind of value a field holds.
enum PlaceShape: Equatable, Sendable {
  case number, name, flag, text, id
  case word(PlaceWords)
  /// Numbers that have names of their own, such as x and y; none where there may be any number.
  case numbers([String])
  case names, texts

  /// What it is called in a message.
  var title: String {
    switch self {
    case .number: "a number"
    case .name: "a name"
    case .flag: "true or false"
    case .text, .id: "a text"
    case .word(let words): "a \(words.title)"
    case .numbers, .names, .texts: "a list"
    }
  }

  /// The shape of an element; nil unless it is a list.
  var element: PlaceShape? {
    switch self {
    case .numbers: .number
    case .names: .name
    case .texts: .text
    case .number, .name, .flag, .text, .id, .word: nil
    }
  }
}
