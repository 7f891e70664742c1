/// The steps from older versions of the format to the current one.
struct UpcasterChain: Sendable {
  /// What every reader uses: nothing, as version 1 is the first.
  static let production = UpcasterChain([])

  private let upcasters: [any Upcaster]

  /// A chain of `upcasters`, in any order.
  init(_ upcasters: [any Upcaster]) {
    self.upcasters = upcasters
  }

  /// The steps from `version` to the current one; nil where one is missing.
  func steps(from version: UInt16) -> [any Upcaster]? {
    guard version < TapeFormat.version else { return [] }
    var steps: [any Upcaster] = []
    for wanted in version..<TapeFormat.version {
      guard let step = upcasters.first(where: { $0.version == wanted }) else { return nil }
      steps.append(step)
    }
    return steps
  }

  /// The header of `source`, a tape of version `version`, in the current form, and how many bytes it
  /// takes in the source; nil where it is in that form, or no steps lead to it.
  func header(
    _ source: any ByteSource,
    version: UInt16
  ) throws(TapeError) -> (bytes: [UInt8], size: Int)? {
    guard let steps = steps(from: version), let first = steps.first else { return nil }
    var (bytes, size) = try first.header(source)
    for step in steps.dropFirst() { (bytes, _) = try step.header(MemorySource(bytes: bytes)) }
    return (bytes, size)
  }

  /// The block in the current form.
  func block(
    _ block: Block,
    version: UInt16,
    salt: UInt64
  ) throws(MalformedBytes) -> Block {
    guard let steps = steps(from: version), !steps.isEmpty else { return block }
    let bytes: [UInt8]
    do {
      var raw = try RawBlock(block, try Inflater())
      for step in steps { raw = try step.block(raw) }
      bytes = try raw.stored(salt: salt, try Deflater())
    } catch let error as MalformedBytes {
      throw error
    } catch {
      throw MalformedBytes("cannot be turned into the current version")
    }
    return try Block(bytes, salt: salt)
  }
}
