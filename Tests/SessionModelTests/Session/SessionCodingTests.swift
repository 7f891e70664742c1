import SessionModel
import Testing

@Suite("A session's keyframe")
struct SessionCodingTests {
  private var busySession: Session {
    var log = ObservedLog(["A", "B"])
    let (c, feed) = (log.name("C"), log.name("feed"))
    log.add(0.1, .touch(Touch(.down, id: 4, position: Point(x: 1.25, y: -0.0), force: 0.5)))
    log.add(0.2, .touch(Touch(.move, id: 4, position: Point(x: 2.5, y: 7))))
    log.begin(0.3, "t1", .pop, from: "B", to: "A")
    log.step(0.4, "t1", .update(0.3))
    log.call(0.5, .push(c), over: 0.35)
    log.call(0.6, .dismiss(nil), over: 0.35)
    log.add(0.7, .flag(feed, true))
    log.add(0.7, .scroll(feed, offset: .infinity))
    log.add(0.7, .bars(BarsChange([BarsChange.Setting(Name(.nav), Name(.hidden))], owner: c)))
    log.add(0.8, .call(NavigationCall(.setStack([c, feed]), .interactive)))
    log.add(0.9, .app(.inactive))
    return log.session
  }

  @Test("gives the same session back")
  func roundTrip() throws {
    let session = busySession
    let copy = try Session(encoded: session.encoded())
    #expect(copy == session)
    #expect(copy.digest == session.digest)
  }

  private static func bytes(_ number: Double) -> [UInt8] {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
  }

  @Test("is as long as before there were later policies, unless one of them is set")
  func laterPolicies() throws {
    var policies = Policies()
    policies[.pressMovement] = 4
    let session = Session(policies: policies)
    let grown = session.encoded().count - Session().encoded().count
    // The mark and the four values; what stands at its place already is not said again.
    #expect(grown == 5 * 8)
    #expect(try Session(encoded: session.encoded()) == session)
    #expect(session.digest != Session().digest)
    // The same bytes with the one policy back at its default say too much.
    let (set, unset) = (Self.bytes(4), Self.bytes(Policy.pressMovement.defaultNumber))
    var bytes = session.encoded()
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: set) })
    bytes.replaceSubrange(place..<(place + 8), with: unset)
    #expect(throws: KeyframeError.self) { try Session(encoded: bytes) }
  }

  @Test("that is cut anywhere is refused")
  func truncation() {
    let bytes = busySession.encoded()
    for count in bytes.indices {
      #expect(throws: KeyframeError.self) { try Session(encoded: Array(bytes[..<count])) }
    }
    #expect(throws: KeyframeError.trailing) { try Session(encoded: bytes + [0]) }
  }

  @Test("with any flipped bit is refused, or is another session")
  func flippedBits() {
    let session = busySession
    let bytes = session.encoded()
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      guard let copy = try? Session(encoded: damaged) else { continue }
      #expect(copy.digest != session.digest)
    }
  }

  @Test("holds as many fingers as ever land, and comes back")
  func manyFingers() throws {
    var scene = SessionScene(["A", "B"])
    scene.declare("pan", .pan)
    scene.declare("reported", .pan)
    for finger in 1...200 as ClosedRange<Int32> {
      scene.touch(.down, finger, 1, 1, at: 0.1)
      let report = GestureReport(
        scene.name("reported"),
        finger == 1 ? .began : .changed,
        touch: finger
      )
      scene.apply(.gesture(report), at: 0.1)
    }
    let session = scene.session
    #expect(session.touches.count == 200)
    #expect(session.recognizers.map(\.touches.count) == [64, 64])
    #expect(try Session(encoded: session.encoded()) == session)
  }

  @Test("differs in its digest as soon as anything differs")
  func digest() {
    let session = busySession
    var later = session
    var silence = NoFacts()
    later.advance(to: Time(microseconds: session.now.microseconds + 1), telling: &silence)
    #expect(later.digest != session.digest)
    var flagged = session
    flagged.apply(.flag(.main, true), at: session.now, telling: &silence)
    #expect(flagged.digest != session.digest)
  }
}
