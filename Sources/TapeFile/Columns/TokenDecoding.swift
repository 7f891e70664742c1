/// Turns tokens and noise back into numbers.
enum TokenDecoding {
  /// One number a token; all of the noise must be used.
  static func codes(
    _ tokens: Span<UInt8>,
    _ range: Range<Int>,
    noise: Span<UInt8>,
    _ noiseRange: Range<Int>
  ) throws(MalformedBytes) -> [UInt64] {
    var codes = [UInt64](repeating: 0, count: range.count)
    var output = codes.mutableSpan
    var next = noiseRange.lowerBound
    var pending: UInt64 = 0
    var count = 0
    for place in range {
      let token = tokens[place]
      if token < 16 {
        output[place - range.lowerBound] = UInt64(token)
        continue
      }
      guard token <= Tokens.last else { throw MalformedBytes("has a token that does not exist") }
      let bits = Tokens.noise(of: token)
      var value = Tokens.leading(of: token, noise: bits)
      var done = 0
      while done < bits {
        // Up to 56 bits can be pending, so that another byte always fits.
        let part = min(bits - done, 48)
        while count < part {
          guard next < noiseRange.upperBound else { throw MalformedBytes("runs out of noise") }
          pending |= UInt64(noise[next]) &<< UInt64(count)
          next += 1
          count += 8
        }
        value |= (pending & ((1 &<< UInt64(part)) &- 1)) &<< UInt64(done)
        pending &>>= UInt64(part)
        count -= part
        done += part
      }
      output[place - range.lowerBound] = value
    }
    guard next == noiseRange.upperBound, count < 8, pending == 0 else {
      throw MalformedBytes("has noise that no token asks for")
    }
    return codes
  }
}
