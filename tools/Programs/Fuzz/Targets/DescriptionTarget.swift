import Interchange

/// Device descriptions that are kept apart from the recording.
struct DescriptionTarget: FuzzTarget {
  let name = "description"

  func check(_ bytes: [UInt8]) throws {
    _ = try ImportCheck.tape(
      Array(DescriptionTarget.recording.utf8),
      ImportOptions(description: bytes)
    )
  }

  /// A tap without ranges.
  private static let recording = """
    E: 0.000001 0003 0039 7
    E: 0.000001 0003 0035 300
    E: 0.000001 0003 0036 400
    E: 0.000001 0000 0000 0
    E: 0.050000 0003 0039 -1
    E: 0.050000 0000 0000 0

    """
}
