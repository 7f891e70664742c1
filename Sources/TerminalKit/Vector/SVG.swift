/// What every SVG drawing needs: text and numbers that are valid XML and the same everywhere.
public enum SVG {
  /// Fonts that need not be fetched.
  public static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
  /// Farther than this nothing is drawn.
  private static let limit = 1e9

  /// `text` as the content of an element or an attribute.
  ///
  /// What must not reach a terminal as it is (controls, direction overrides) becomes a visible escape
  /// here too: XML cannot hold most of it, and the rest could make a name look like something else.
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        if isShown(scalar) {
          escaped.unicodeScalars.append(scalar)
        } else {
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return escaped
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    // XML 1.0 has no U+FFFE and U+FFFF; the same of other planes are no characters either.
    scalar.value & 0xFFFE != 0xFFFE && CharacterWidth.columns(of: scalar) != nil
  }

  /// `value` with two decimals at most.
  public static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = Int64((min(max(value, -limit), limit) * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// `value` with five decimals, for scales, which are multiplied.
  public static func factor(_ value: Double) -> String {
    guard value.magnitude < 1000 else { return number(value) }
    let digits = String(Int64((value.magnitude * 1e5).rounded()) + 1_000_000_000)
    let split = digits.index(digits.endIndex, offsetBy: -5)
    let whole = Int64(digits[..<split]) ?? 10_000
    return "\(value < 0 ? "-" : "")\(whole - 10_000).\(digits[split...])"
  }

  /// `#rrggbb`.
  public static func color(_ color: RGB) -> String {
    "\(color.color)"
  }
}
