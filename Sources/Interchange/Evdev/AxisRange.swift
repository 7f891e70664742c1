/// The range of an axis in device units, as the kernel states it.
struct AxisRange: Equatable, Sendable {
  var minimum: Int32
  var maximum: Int32
  var fuzz: Int32 = 0
  var flat: Int32 = 0
  /// Units per millimetre for positions; 0 if unknown.
  var resolution: Int32 = 0
}
