/// A walk over every field of a session, in a fixed order.
///
/// One walk serves the digest, the keyframe and its reading, so that the three cannot disagree about
/// what a session consists of. Coders that write leave the values alone; the one that reads fills
/// them in.
protocol SessionCoder: SendableMetatype {
  /// A number that is usually small.
  mutating func integer(_ value: inout UInt64) throws(KeyframeError)
  /// 64 bits of which all matter, such as those of a `Double`.
  mutating func bits(_ value: inout UInt64) throws(KeyframeError)
  /// A list; `blank` is what an element is before it is read.
  mutating func array<Element>(
    _ values: inout [Element],
    blank: Element,
    _ code: (inout Self, inout Element) throws(KeyframeError) -> Void
  ) throws(KeyframeError)
  /// The failure of a number that stands for nothing.
  func rejection(_ value: UInt64) -> KeyframeError?
}

/// A coder that only looks at what it is given; it never throws.
protocol WritingCoder: SessionCoder {}

extension WritingCoder {
  mutating func array<Element>(
    _ values: inout [Element],
    blank: Element,
    _ code: (inout Self, inout Element) throws(KeyframeError) -> Void
  ) throws(KeyframeError) {
    var count = UInt64(values.count)
    try integer(&count)
    for var value in values { try code(&self, &value) }
  }

  func rejection(_ value: UInt64) -> KeyframeError? {
    nil
  }
}
