import GestureScript
import SessionModel

extension TapeDescription {
  /// What the header says, field by field.
  var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    if let wallMicroseconds {
      fields.append(("wall", WallClockText.text(microseconds: wallMicroseconds)))
    }
    if let writer { fields.append(("writer", writer)) }
    if let device {
      fields.append(("device", device.name))
      fields += device.facts.map { ("device \($0.key)", $0.value) }
    }
    fields += meta.map { ("meta \($0.key)", $0.value) }
    if let seed { fields.append(("seed", "\(seed)")) }
    return fields
      + Policy.allCases.map { ("policy \($0.spelling)", PolicyText.value(of: $0, in: policies)) }
  }
}
