import GestureScript
import SessionModel
import TapeFile
import TapeReplay

extension TapeSummary {
  /// The tape as one value.
  var value: StateValue {
    let header = reader.header
    return .object(
      [
        ("kind", .string("tape")),
        ("format", .integer(Int64(header.formatVersion))),
        ("leastReader", .integer(Int64(header.leastReaderVersion))),
        ("program", .string(header.programVersion)),
        ("reducer", .integer(Int64(header.reducerVersion))),
        ("salt", .string(StateTree.hexadecimal(header.salt))),
        ("events", .integer(Int64(reader.eventCount))),
        ("begins", .number(reader.startTime.seconds)),
        ("ends", .number(reader.endTime.seconds)),
        ("bytes", .integer(Int64(size))),
        ("blocks", .integer(Int64(reader.blocks.count))),
        ("names", .integer(Int64(reader.names.additions.count))),
        ("health", .string(reader.health.rawValue)),
        ("checked", .string(isChecked ? "blocks" : "index")),
        ("performed", .bool(isPerformed)),
      ] + stretch + description
    )
  }

  /// Each block as a value.
  func forEachBlock(
    _ body: (StateValue) throws(CommandError) -> Void
  ) throws(CommandError) {
    for (place, block) in reader.blocks.enumerated() {
      try body(
        .object([
          ("kind", .string("block")),
          ("block", .integer(Int64(place + 1))),
          ("byte", .integer(Int64(clamping: block.offset))),
          ("bytes", .integer(Int64(block.byteCount))),
          ("firstEvent", .integer(Int64(block.firstEvent))),
          ("events", .integer(Int64(block.count))),
          ("begins", .number(block.firstTime.seconds)),
          ("ends", .number(block.lastTime.seconds)),
          ("digest", .string(StateTree.hexadecimal(block.closingDigest))),
        ])
      )
    }
  }

  private var stretch: [(String, StateValue)] {
    let header = reader.header
    let origin = header.origin.map { origin -> StateValue in
      .object([
        ("name", .string(origin.name)),
        ("salt", .string(StateTree.hexadecimal(origin.salt))),
        ("firstEvent", .integer(Int64(clamping: origin.events.lowerBound))),
        ("lastEvent", .integer(Int64(clamping: origin.events.upperBound))),
      ])
    }
    return [("beginsWithin", .bool(header.start != nil)), ("cutFrom", origin ?? .null)]
  }

  private var description: [(String, StateValue)] {
    let description = reader.description
    let device = description.device.map { device -> StateValue in
      .object([
        ("name", .string(device.name)), ("facts", .array(device.facts.map(TapeSummary.value))),
      ])
    }
    let policies = Policy.allCases.map { policy in
      (
        "\(policy.spelling)",
        StateValue.string(PolicyText.value(of: policy, in: description.policies))
      )
    }
    return [
      ("wall", description.wallMicroseconds.map { .integer($0) } ?? .null),
      ("writer", description.writer.map { .string($0) } ?? .null),
      ("device", device ?? .null),
      ("meta", .array(description.meta.map(TapeSummary.value))),
      ("policies", .object(policies)),
    ]
  }

  private static func value(_ entry: TapeDescription.Entry) -> StateValue {
    .object([("key", .string(entry.key)), ("value", .string(entry.value))])
  }
}
