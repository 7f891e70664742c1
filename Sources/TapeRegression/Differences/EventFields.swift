import GestureScript
import SessionModel

/// An event as the notation writes it, field by field.
struct EventFields {
  /// Words without a key, such as `touch move`, then fields.
  let words: [String]
  let fields: [(name: String, value: String)]

  /// The fields of `text`, a line of the notation without a time.
  init(_ text: String) {
    var words: [String] = []
    var fields: [(name: String, value: String)] = []
    for word in EventFields.words(text) {
      if let equals = EventFields.equals(in: word) {
        let value = String(word[word.index(after: equals)...])
        fields.append((String(word[..<equals]), value))
      } else {
        words.append(word)
      }
    }
    self.words = words
    self.fields = fields
  }

  /// What differs between two events, their times first.
  static func changes(
    _ first: EventRecord,
    _ second: EventRecord,
    _ printer: EventPrinter
  ) -> [FieldChange] {
    let records = [first, second]
    let times = records.map {
      SecondsText.text(microseconds: $0.time.microseconds, leastDecimals: 3)
    }
    var changes = FieldChange.changes([("time", times[0])], [("time", times[1])])
    let texts = records.map { EventFields(printer.text($0.timed.event)) }
    changes += FieldChange.changes(texts[0].numbered, texts[1].numbered)
    return changes + FieldChange.changes(texts[0].fields, texts[1].fields)
  }

  /// Words are told apart by their place: the first is the event, others are called after it.
  private var numbered: [(name: String, value: String)] {
    words.enumerated().map { place, word in (place == 0 ? "event" : "word \(place + 1)", word) }
  }

  /// Splits at spaces outside quotes and brackets.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var (isQuoted, isEscaped, depth) = (false, false, 0)
    for character in text {
      if character == " ", !isQuoted, depth == 0 {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      word.append(character)
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = isQuoted
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "[" || character == "(" {
        depth += 1
      } else if !isQuoted, character == "]" || character == ")" {
        depth -= 1
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The sign that ends a key, which is not quoted.
  private static func equals(in word: String) -> String.Index? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let quote = word.firstIndex(of: "\"") ?? word.endIndex
    return equals < quote && equals > word.startIndex ? equals : nil
  }
}
