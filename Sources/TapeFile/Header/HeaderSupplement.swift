/// What a header says beyond the tape's description.
struct HeaderSupplement: Equatable {
  /// Where the tape begins, unless that is the initial session.
  var start: TapeStart?
  /// What it was cut from.
  var origin: TapeOrigin?
  /// Fields of newer writers as they stand in the body, one behind the other; a copy keeps them.
  var unknownFields: [UInt8] = []
}
