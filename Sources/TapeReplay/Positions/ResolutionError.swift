/// Why a position could not be reached.
public enum ResolutionError<Failure: Error>: Error {
  /// The tape has no such position.
  case position(PositionError)
  /// The tape could not be read.
  case source(Failure)
}

extension ResolutionError: Equatable where Failure: Equatable {}
