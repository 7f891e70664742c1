#if FUZZING
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// The library that makes inputs; linked by `tools/fuzz` alone.
  enum LibFuzzer {
    /// The variable that names the target: libFuzzer starts itself again with its own arguments.
    static let variable = "FUZZ_TARGET"

    static let target: any FuzzTarget = {
      let name = getenv(variable).map { String(cString: $0) } ?? ""
      guard let target = FuzzTargets.named(name) else {
        report("\(variable) is “\(name)”; it must name a target:")
        for target in FuzzTargets.all { report("  \(target.name)") }
        exit(64)
      }
      return target
    }()

    /// Makes inputs until libFuzzer's arguments say that it is enough.
    static func run() -> Int32 {
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      return runDriver(&count, &arguments) { bytes, count in
        LibFuzzer.checkInput(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }

    private static func checkInput(_ bytes: [UInt8]) {
      do {
        try target.check(bytes)
      } catch {
        report("\(target.name): \(error)")
        abort()
      }
    }

    /// libFuzzer's own way of changing bytes.
    static func mutate(_ bytes: [UInt8], limit: Int) -> [UInt8] {
      let room = max(limit, bytes.count, 1)
      var buffer = bytes + [UInt8](repeating: 0, count: room - bytes.count)
      let count = mutateBytes(&buffer, bytes.count, room)
      return Array(buffer.prefix(min(count, limit)))
    }
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  @_silgen_name("LLVMFuzzerMutate")
  private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

  /// What libFuzzer calls for every new input, if the program has it.
  @_cdecl("LLVMFuzzerCustomMutator")
  func customMutator(
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    _ room: Int,
    _ seed: UInt32
  ) -> Int {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let made = LibFuzzer.target.mutated(input, seed: UInt64(seed), limit: room) {
      LibFuzzer.mutate($0, limit: $1)
    }
    guard let made, !made.isEmpty, made.count <= room else {
      return mutateBytes(bytes, count, room)
    }
    _ = UnsafeMutableBufferPointer(start: bytes, count: room).update(fromContentsOf: made)
    return made.count
  }
#endif
