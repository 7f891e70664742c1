import SessionModel
import TapeFile
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A tape in a file")
struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("appears when it is finished, not before, and reads as in memory")
  func appears() throws {
    let path = folder.path("a.tape")
    let sink = try FileSink(path: path)
    let writer = try TapeWriter(to: sink, description: TapeDescription())
    try writer.append(event, names: NameTable())
    #expect(access(path, F_OK) != 0)
    #expect(access(sink.partialPath, F_OK) == 0)
    try writer.finish()
    #expect(access(sink.partialPath, F_OK) != 0)
    let reader = try TapeReader(path: path)
    #expect(try reader.events(ofBlock: 0) == [event])
    #expect(reader.health == .intact)
  }

  @Test("is not replaced unless that is asked for")
  func replacing() throws {
    let path = folder.path("a.tape")
    try TapeWriter(path: path, description: TapeDescription()).finish()
    let error = #expect(throws: TapeError.self) {
      try TapeWriter(path: path, description: TapeDescription())
    }
    #expect(error?.code == .fileExists)
    let writer = try TapeWriter(path: path, description: TapeDescription(), replacing: true)
    try writer.append(event, names: NameTable())
    try writer.finish()
    #expect(try TapeReader(path: path).eventCount == 1)
  }

  @Test("is not replaced by a tape that was begun before it appeared")
  func race() throws {
    let path = folder.path("a.tape")
    let sink = try FileSink(path: path)
    let writer = try TapeWriter(to: sink, description: TapeDescription())
    close(open(path, O_CREAT | O_WRONLY, 0o644))
    let error = #expect(throws: TapeError.self) { try writer.finish() }
    #expect(error?.code == .fileExists)
    #expect(try TapeReader(path: sink.partialPath).health == .intact)
    writer.abandon()
    #expect(access(sink.partialPath, F_OK) != 0)
    #expect(access(path, F_OK) == 0)
  }

  @Test("leaves nothing behind when it is given up")
  func abandoned() throws {
    let path = folder.path("a.tape")
    let sink = try FileSink(path: path)
    try TapeWriter(to: sink, description: TapeDescription()).abandon()
    #expect(access(path, F_OK) != 0)
    #expect(access(sink.partialPath, F_OK) != 0)
  }

  @Test("is one of them, whole, where two replace it at once")
  func atOnce() throws {
    let path = folder.path("a.tape")
    let writers = try (0..<2).map { _ in
      try TapeWriter(path: path, description: TapeDescription(), replacing: true)
    }
    for (place, writer) in writers.enumerated() {
      for _ in 0...place { try writer.append(event, names: NameTable()) }
    }
    for (place, writer) in writers.enumerated() {
      try writer.finish()
      #expect(try TapeReader(path: path, policy: .strict).eventCount == place + 1)
    }
  }

  @Test("that is not there is no such file, and one in no folder cannot be created")
  func missing() {
    let reading = #expect(throws: TapeError.self) { try TapeReader(path: folder.path("none")) }
    #expect(reading?.code == .noSuchFile)
    let writing = #expect(throws: TapeError.self) {
      try TapeWriter(path: folder.path("none/a.tape"), description: TapeDescription())
    }
    #expect(writing?.code == .cannotCreate)
  }

  @Test("that another process shortens while it is read is damaged, not deadly")
  func shortened() throws {
    let path = folder.path("a.tape")
    let writer = try TapeWriter(path: path, description: TapeDescription())
    try writer.append(event, names: NameTable())
    try writer.finish()
    let reader = try TapeReader(path: path)
    #expect(truncate(path, 40) == 0)
    #expect(try reader.events(ofBlock: 0).isEmpty)
    #expect(reader.health == .damaged)
  }

  private let event = TimedEvent(.zero, .app(.background))
}
