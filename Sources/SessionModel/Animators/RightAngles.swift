/// The quotient of an angle and a right angle, modulo 4, as a fixed-point number.
struct RightAngles {
  /// The whole right angles, modulo 4.
  let count: Int
  /// The first 64 binary digits after the point.
  let fractionHigh: UInt64
  /// The next 64 binary digits.
  let fractionLow: UInt64

  /// Divides a finite angle of at least π/4 radians by π/2.
  init(ofMagnitude angle: Double) {
    let bits = angle.bitPattern
    let significand = bits & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000
    let exponent = Int(bits >> 52) - 1075

    // Digits of 2/π that only contribute multiples of 4 right angles are skipped.
    let start = exponent - 2
    let top = Self.digits(from: start) &* significand
    let middle = Self.digits(from: start + 64).multipliedFullWidth(by: significand)
    let bottom = Self.digits(from: start + 128).multipliedFullWidth(by: significand)
    let (second, carries) = middle.low.addingReportingOverflow(bottom.high)
    let first = top &+ middle.high &+ (carries ? 1 : 0)

    count = Int(first >> 62)
    fractionHigh = first << 2 | second >> 62
    fractionLow = second << 2 | bottom.low >> 62
  }

  /// 64 binary digits of 2/π, the first of them `index` places after the point's right neighbour.
  private static func digits(from index: Int) -> UInt64 {
    let shift = UInt64(index & 63)
    return word(index >> 6) << shift | word((index >> 6) + 1) >> (64 - shift)
  }

  private static func word(_ index: Int) -> UInt64 {
    twoOverPi.indices.contains(index) ? twoOverPi[index] : 0
  }

  /// The first 1216 binary digits of 2/π; the largest `Double` needs 1161 of them.
  private static let twoOverPi: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]
}
