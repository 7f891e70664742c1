import SessionModel

/// Prints what a tape says about itself.
enum HeaderPrinter {
  /// Writes the header's lines, each with its end; none if everything has its default.
  static func append(_ description: TapeDescription, to bytes: inout [UInt8]) {
    var writer = LineWriter(names: NameTable())
    swap(&writer.bytes, &bytes)
    writer.origin(description)
    writer.device(description.device)
    for entry in description.meta {
      writer.literal("tape meta")
      writer.entry(entry)
      writer.literal("\n")
    }
    writer.policies(description.policies)
    if let seed = description.seed {
      writer.literal("setup seed=")
      NumberText.append(seed, to: &writer.bytes)
      writer.literal("\n")
    }
    swap(&writer.bytes, &bytes)
  }
}

extension LineWriter {
  fileprivate mutating func origin(_ description: TapeDescription) {
    guard description.wallMicroseconds != nil || description.writer != nil else { return }
    literal("tape")
    if let wall = description.wallMicroseconds {
      key("wall")
      WallClockText.append(microseconds: wall, to: &bytes)
    }
    if let writer = description.writer {
      key("writer")
      NameText.append(writer, to: &bytes)
    }
    literal("\n")
  }

  fileprivate mutating func device(_ device: TapeDescription.Device?) {
    guard let device else { return }
    literal("tape device ")
    NameText.append(device.name, to: &bytes)
    for fact in device.facts {
      key(fact.key)
      NameText.append(fact.value, to: &bytes)
    }
    literal("\n")
  }

  fileprivate mutating func entry(_ entry: TapeDescription.Entry) {
    key(entry.key)
    NameText.appendQuoted(entry.value, to: &bytes)
  }

  fileprivate mutating func policies(_ policies: Policies) {
    for policy in Policy.allCases where !policies.isDefault(policy) {
      literal("setup policy")
      key(policy.spelling)
      bytes.append(contentsOf: PolicyText.value(of: policy, in: policies).utf8)
      literal("\n")
    }
  }
}
