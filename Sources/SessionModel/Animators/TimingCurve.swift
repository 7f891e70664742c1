/// Stand-in until the real one lands.
public enum TimingCurve: Equatable, Sendable {
  case linear, easeIn, easeOut, easeInOut, `default`
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(mass: Double, stiffness: Double, damping: Double)
  case springRatio(Double)
}
extension TimingCurve {
  func progress(atFraction: Double, duration: Double) -> Double { atFraction }
}
