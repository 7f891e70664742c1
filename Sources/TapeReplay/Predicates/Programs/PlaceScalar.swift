/// A single value at a place, as small as it can be: names, words and texts are numbers.
enum PlaceScalar: Equatable, Sendable {
  /// Nothing, or not known.
  case null
  case number(Double)
  case name(UInt32)
  case word(UInt8)
  case flag(Bool)
  /// A text by its hash.
  case text(UInt64)
  /// A transition's id: base and count.
  case id(UInt64)

  /// Whether both are the same; a number that is none equals another such.
  static func == (one: PlaceScalar, other: PlaceScalar) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.number(let one), .number(let other)): one == other || (one.isNaN && other.isNaN)
    case (.name(let one), .name(let other)): one == other
    case (.word(let one), .word(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)), (.id(let one), .id(let other)): one == other
    default: false
    }
  }

  /// Bits that differ where values of the same field do.
  var bits: UInt64 {
    switch self {
    case .null: 0x7FF8_0000_0000_0001
    case .number(let number): PlaceScalar.bits(of: number)
    case .name(let name): UInt64(name)
    case .word(let word): UInt64(word)
    case .flag(let flag): flag ? 1 : 0
    case .text(let bits), .id(let bits): bits
    }
  }

  /// The bits of a number; all that are none have the same ones.
  @inline(__always)
  static func bits(of number: Double) -> UInt64 {
    number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern
  }

  /// Whether it counts as true: a number but zero, a flag that is up, anything that is there.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .number(let number): number != 0 && !number.isNaN
    case .flag(let flag): flag
    case .name, .word, .text, .id: true
    }
  }
}

extension String {
  /// FNV-1a, 64 bits, of the text's bytes.
  var placeHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
