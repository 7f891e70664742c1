import SessionModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A finger that moves smoothly from one place to another, and trembles.
struct FingerPath {
  /// Positions and pressures lie on this grid, in steps a unit.
  private static let grid = 256.0
  /// Standard deviation of the sensor's noise, in points, and how much of it stays a frame later.
  private static let (noise, memory) = (0.10, 0.8)
  /// Change of pressure from frame to frame, in steps of the grid.
  private static let pressureNoise = 2.5

  let start: Point
  let end: Point
  /// Part of the movement that is done when the finger lifts; below 1 it is flung.
  let share: Double
  private let tremor: (amplitude: Double, frequency: Double, phase: Double)
  private var drift = Point.zero
  private var pressureDrift = 0.0

  init(from start: Point, to end: Point, share: Double, using noise: inout Noise) {
    self.start = start
    self.end = end
    self.share = share
    tremor = (noise.uniform(0.02...0.2), noise.uniform(8...12), noise.uniform(0...6))
  }

  /// Where the finger is at part `progress` of its time, `seconds` after it landed.
  mutating func position(_ progress: Double, at seconds: Double, using noise: inout Noise) -> Point
  {
    let part = progress * share
    // The path of least jerk.
    let done = part * part * part * (10 + part * (6 * part - 15))
    let innovation = Self.noise * (1 - Self.memory * Self.memory).squareRoot()
    drift.x = drift.x * Self.memory + noise.normal(innovation)
    drift.y = drift.y * Self.memory + noise.normal(innovation)
    let shake = tremor.amplitude * sin(2 * Double.pi * tremor.frequency * seconds + tremor.phase)
    return Point(
      x: Self.snapped(start.x + (end.x - start.x) * done + drift.x + shake),
      y: Self.snapped(start.y + (end.y - start.y) * done + drift.y - shake / 2)
    )
  }

  /// How hard it presses at part `progress` of its time.
  mutating func pressure(_ progress: Double, using noise: inout Noise) -> Double {
    pressureDrift = pressureDrift * 0.95 + noise.normal(Self.pressureNoise) / Self.grid
    let rise = min(1, progress * 6, (1 - progress) * 6)
    return Self.snapped(max(0.02, 0.15 + 0.4 * rise + pressureDrift))
  }

  private static func snapped(_ number: Double) -> Double {
    (number * grid).rounded() / grid
  }
}
