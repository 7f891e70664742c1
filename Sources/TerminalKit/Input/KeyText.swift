/// Keys, mouse and time as text, for scripts of a full-screen program.
///
/// ```swift
/// let inputs = try KeyText.parse("g#12<enter><S-left><wait 500ms>")
/// print(KeyText.text(inputs))   // g#12<enter><S-left><wait 500ms>
/// ```
///
///     text    = { character | "<" tag ">" }
///     tag     = { modifier } key                  <enter> <S-left> <C-c> <A-lt> <F1>
///             | { modifier } mouse                <click 10,20> <C-wheelup 5,5>
///             | "resize" SP columns "x" rows      <resize 120x40>
///             | "wait" SP number ("ms" | "s")     <wait 500ms> <wait 1.5s>
///             | "paste" SP quoted                 <paste "two\nlines">
///     modifier = "S-" | "A-" | "C-"
///     mouse   = ("click" | "press" | "release" | "dragto") [SP button] SP cell
///             | "drag" [SP button] SP cell SP cell { SP cell } [SP time]
///             | ("move" | "wheelup" | "wheeldown" | "wheelleft" | "wheelright") SP cell
///     cell    = column "," row                    from 0, from the top left
///
/// A plain character is its key. `<drag>` presses at the first cell, passes every cell to the last
/// one, evenly in the time if one is given, and releases there. `<click>` presses and releases.
public enum KeyText {
  /// The longest `wait`, and the longest drag: a day.
  static let longestWait = Duration.seconds(86_400)
  /// Digits of a column or row at most: far beyond any screen.
  static let mostDigits = 4
  /// Inputs of one text at most; drags make one a cell.
  static let mostInputs = 1_000_000

  /// What `text` does, in order.
  ///
  /// - Throws: an error that names the column of the first thing that is wrong.
  public static func parse(_ text: String) throws(KeyTextError) -> [ScriptedInput] {
    var parser = KeyTextParser(text)
    return try parser.inputs()
  }

  /// `inputs` as text, which reads back as the same.
  public static func text(_ inputs: [ScriptedInput]) -> String {
    var text = ""
    var rest = inputs[...]
    while let input = rest.popFirst() {
      if let click = KeyTextPrinter.click(input, rest.first) {
        text += click
        rest.removeFirst()
      } else {
        text += KeyTextPrinter.text(of: input)
      }
    }
    return text
  }
}
