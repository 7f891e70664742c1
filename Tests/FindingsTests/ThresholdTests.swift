import Findings
import SessionModel
import Testing

@Suite("A threshold")
struct ThresholdTests {
  @Test("changes nothing but itself", arguments: Threshold.allCases)
  func alone(threshold: Threshold) {
    var thresholds = Thresholds()
    thresholds[threshold] = 7.5
    for other in Threshold.allCases {
      #expect(thresholds[other] == (other == threshold ? 7.5 : Thresholds()[other]))
    }
    thresholds[threshold] = Thresholds()[threshold]
    #expect(thresholds == Thresholds())
  }

  @Test("has a name of its own")
  func names() {
    #expect(Set(Threshold.allCases.map { "\($0.spelling)" }).count == Threshold.allCases.count)
  }

  @Test("moves the line that its rule draws", arguments: [(0.1, 0), (0.099, 1)])
  func line(limit: Double, count: Int) throws {
    var thresholds = Thresholds()
    thresholds[.lagLimit] = limit
    let log = try CheckedLog(
      "0.5 touch down id=1 x=1 y=1\n0.7 touch move id=1 x=9 y=1 ts=0.6\n0.8 touch up id=1",
      thresholds: thresholds
    )
    #expect(log.lines(of: .lateDelivery).count == count)
  }
}
