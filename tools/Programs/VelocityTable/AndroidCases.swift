import Foundation
import SessionModel

/// The cases of Android's own tests of its velocity tracker, as a JSON file spells them.
struct AndroidCases: Decodable {
  struct Case: Decodable {
    var name: String
    var samples: [Sample]
    var expected: [Expected]
  }

  struct Sample: Decodable {
    var t_ns: Int64
    var pointers: [Pointer]

    var time: Time {
      Time(microseconds: t_ns / 1000)
    }
  }

  struct Pointer: Decodable {
    var id: Int
    var x: Double
    var y: Double
    var resampled: Bool?
  }

  struct Expected: Decodable {
    var strategy: String
    var axis: String
    var velocity_px_per_s: Double?
    var velocity_expr: String?
    var pointer: Int?
  }

  var tests: [Case]

  /// What the file at `url` asks for.
  static func expectations(in url: URL) throws -> [Expectation] {
    let file = try JSONDecoder().decode(AndroidCases.self, from: Data(contentsOf: url))
    return file.tests.flatMap { test in test.expected.flatMap { $0.expectations(of: test) } }
  }
}

extension AndroidCases.Expected {
  /// One for each axis meant; none where the finger was taken away, which is no estimator's matter.
  fileprivate func expectations(of test: AndroidCases.Case) -> [Expectation] {
    guard !test.name.contains("Cancel") || velocity_px_per_s != nil else { return [] }
    guard let last = test.samples.last else { return [] }
    let axes = axis == "both" ? ["X", "Y"] : [axis]
    return axes.map { axis in
      Expectation(
        name: test.name,
        estimator: strategy == "IMPULSE" ? .impulse : .leastSquares,
        isAcross: axis == "X",
        velocity: velocity_px_per_s ?? velocity_expr.flatMap(Double.init) ?? 0,
        samples: test.samples(of: pointer ?? 0),
        time: last.time
      )
    }
  }
}

extension AndroidCases.Case {
  /// Where a finger was; invented samples do not count, nor does any with which some finger lifts.
  fileprivate func samples(of pointer: Int) -> [LiveTouch.Sample] {
    samples.indices.filter { !isLift(at: $0) }.compactMap { place in
      let found = samples[place].pointers.first { $0.id == pointer }
      guard let found, found.resampled != true else { return nil }
      return LiveTouch.Sample(
        position: Point(x: found.x, y: found.y),
        time: samples[place].time
      )
    }
  }

  /// Whether a finger lifts there: the last one does at the end, any other where it is seen last.
  private func isLift(at place: Int) -> Bool {
    guard place + 1 < samples.count else { return true }
    let following = samples[place + 1].pointers
    return samples[place].pointers.contains { pointer in
      !following.contains { $0.id == pointer.id }
    }
  }
}
