/// Why the bytes of a session could not be read.
public enum KeyframeError: Error, Equatable, Sendable {
  /// The bytes end in the midst of a value.
  case truncated
  /// A number stands for nothing, or does not fit.
  case invalid(UInt64)
  /// Bytes are left over.
  case trailing
}
