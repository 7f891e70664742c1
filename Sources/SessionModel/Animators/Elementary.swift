/// Elementary functions that give the same bits on every machine.
///
/// A platform's mathematics library may round the last digit its own way, and then two replays of
/// one tape part. These functions use only `+ − × ÷` and integer arithmetic, in a fixed order, so
/// debug, release and WebAssembly builds agree to the last bit. Against exact values they err by
/// less than one unit in the last place.
public enum Elementary {
  /// 2 raised to `exponent`, exactly.
  ///
  /// - Precondition: `exponent` is a normal one, −1022…1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// The upper part of ln 2: a multiple of 2⁻³², so that its product with any exponent is exact.
  static let naturalLogarithmOf2High = 0x1.62e4_2fee_0000_0p-1

  /// What `naturalLogarithmOf2High` leaves of ln 2.
  static let naturalLogarithmOf2Low = 0x1.a39e_f357_93c7_6p-33
}
