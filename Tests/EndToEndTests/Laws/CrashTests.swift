import Testing

@Suite("A recording")
struct CrashTests {
  @Test("loses nothing that was accepted, however it ends")
  func quick() throws {
    let program = try Program()
    let outcome = try program.runTool("CrashTest", "--quick")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.contains("killed: 50 trials, 0 failed"))
  }
}
