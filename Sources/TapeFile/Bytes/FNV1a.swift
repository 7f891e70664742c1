/// The 64-bit FNV-1a hash of bytes; equal on every machine, and no protection against forgery.
package struct FNV1a {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// Takes `bytes` in.
  package mutating func update(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
