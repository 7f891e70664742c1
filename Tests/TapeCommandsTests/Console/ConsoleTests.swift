import Dispatch
import Foundation
import Synchronization
import Testing

@testable import TapeCommands

@Suite("A console")
struct ConsoleTests {
  @Test("writes everything to a pipe that does not block, as fast as somebody reads")
  func fullPipe() throws {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    let flags = fcntl(output.fileDescriptor, F_GETFL)
    #expect(fcntl(output.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    let count = Mutex(0)
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) {
      let bytes = try? input.readToEnd()
      count.withLock { $0 = bytes?.count ?? 0 }
    }
    let console = Console(output: output.fileDescriptor, remarks: output.fileDescriptor)
    let line = String(repeating: "x", count: 1023)
    for _ in 0..<1024 { try console.writeLine(line) }
    try console.flush()
    try output.close()
    reading.wait()
    #expect(count.withLock { $0 } == 1 << 20)
  }
}
