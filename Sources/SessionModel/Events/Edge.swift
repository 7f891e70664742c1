/// A side of a window; `leading` and `trailing` depend on the layout direction.
public enum Edge: UInt8, CaseIterable, Sendable {
  case left, right, leading, trailing, top, bottom
}
