// What the host calls. A replay is named by its address, so that a host can have several.

@_expose(wasm, "makeReplay")
@_cdecl("makeReplay")
func makeReplay() -> UnsafeMutableRawPointer {
  let replay = UnsafeMutablePointer<Replay>.allocate(capacity: 1)
  replay.initialize(to: Replay())
  return UnsafeMutableRawPointer(replay)
}

@_expose(wasm, "makeRoom")
@_cdecl("makeRoom")
func makeRoom(_ replay: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  replay.assumingMemoryBound(to: Replay.self).pointee.makeRoom(for: Int(count))
}

@_expose(wasm, "start")
@_cdecl("start")
func start(_ replay: UnsafeMutableRawPointer) -> Bool {
  replay.assumingMemoryBound(to: Replay.self).pointee.start()
}

@_expose(wasm, "apply")
@_cdecl("apply")
func apply(_ replay: UnsafeMutableRawPointer) -> Bool {
  replay.assumingMemoryBound(to: Replay.self).pointee.apply()
}

@_expose(wasm, "digest")
@_cdecl("digest")
func digest(_ replay: UnsafeMutableRawPointer) -> UInt64 {
  replay.assumingMemoryBound(to: Replay.self).pointee.digest
}
