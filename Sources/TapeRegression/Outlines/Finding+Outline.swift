import Findings
import GestureScript
import SessionModel

extension Finding {
  /// The finding in a line that stands after event `number`.
  ///
  /// Of an event further up it says the number and the time.
  func outline(_ names: NameTable, after number: Int) -> String {
    let severity =
      switch severity {
      case .error: "ERROR"
      case .warning: "WARNING"
      case .info: "INFO"
      }
    let place = event == number ? "" : " at #\(event), \(Outline.seconds(time))"
    return "finding \(severity) \(rule.spelling)\(place): \(message.outline(names))"
  }
}

extension Message {
  /// The message in one line: names may hold anything.
  fileprivate func outline(_ names: NameTable) -> String {
    let text = text(in: names)
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return isPlain ? text : NameText.text(text)
  }
}
