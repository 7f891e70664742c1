import TerminalKit

/// Keys as people write them in scripts.
struct KeyTextTarget: FuzzTarget {
  let name = "key-text"

  func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let inputs: [ScriptedInput]
    do throws(KeyTextError) {
      inputs = try KeyText.parse(text)
    } catch {
      try require(
        (1...text.count + 1).contains(error.column),
        "an error stands at column \(error.column)"
      )
      _ = error.description
      return
    }
    let printed = KeyText.text(inputs)
    let again = try? KeyText.parse(printed)
    try require(again == inputs, "“\(printed)” reads back differently")
  }
}
