/// Which key a number or letter in a sequence stands for.
enum KeyNames {
  /// `ESC [ number ~`: DEC's numbers, with the gaps of the VT220's keyboard.
  static func numbered(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// `ESC [ letter`; lower case are rxvt's arrows with shift.
  static func lettered(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      arrow(letter - 0x20).map { Key($0, .shift) }
    default: cursorKey(letter).map { Key($0) }
    }
  }

  /// `ESC O letter`; lower case a to d are rxvt's arrows with control, j to y the keypad.
  static func applicationKey(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return arrow(letter - 0x20).map { Key($0, .control) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(Character(Unicode.Scalar(letter - 0x40)))
    case UInt8(ascii: "X"): return Key("=")
    case UInt8(ascii: "I"): return Key(.tab)
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: " "): return Key(" ")
    default: return cursorKey(letter).map { Key($0) }
    }
  }

  private static func arrow(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: nil
    }
  }

  private static func cursorKey(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - UInt8(ascii: "P")) + 1)
    default: arrow(letter)
    }
  }
}
