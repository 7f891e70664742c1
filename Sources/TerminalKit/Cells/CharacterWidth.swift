/// How many columns a terminal gives to a character.
public enum CharacterWidth {
  /// The columns of a scalar: 0 for marks that join the character before, 2 for East Asian wide
  /// characters and emoji, otherwise 1; `nil` for what must never reach a terminal as it is:
  /// controls, direction overrides, separators of lines, other format characters, and what is no
  /// character: terminals give an unassigned scalar any width, or none.
  public static func columns(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 0x300 {
      let isControl = value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD
      return isControl ? nil : 1
    }
    if isPlainSymbol(value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return nil
    default: break
    }
    if isJoiningJamo(value) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// The columns that `Screen.write` gives to a text, escapes of what cannot be shown included.
  ///
  /// - Complexity: O(length of the text).
  public static func columns(of text: String) -> Int {
    var columns = 0
    for cell in TextCells(text) {
      columns += cell.width
    }
    return columns
  }

  /// Whether terminals disagree about the width of a scalar: emoji outside of CJK and private
  /// characters.
  ///
  /// The renderer does not rely on where the cursor is after one of these.
  static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x2300 { return false }
    if isPlainSymbol(value) || (0x2E80..<0xE000).contains(value) { return false }
    if value < 0x2E80 { return isWide(value) }
    return !(0xF900...0xFFFD).contains(value) && !(0x20000...0x3FFFD).contains(value)
  }

  /// Vowels and final consonants of Hangul, which join the consonant before them.
  private static func isJoiningJamo(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Arrows' neighbours that are drawn often: box drawing, blocks and Braille.
  private static func isPlainSymbol(_ value: UInt32) -> Bool {
    (0x2500..<0x25FD).contains(value) || (0x2800..<0x2900).contains(value)
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }

  /// The scalars of East Asian width W and F (Unicode 14, EastAsianWidth.txt), gaps of unassigned
  /// scalars closed, the block of emoji that later versions fill up, and planes 2 and 3, which are
  /// set aside for ideographs.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E,
    0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
    0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
