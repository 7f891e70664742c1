import Foundation
import SessionModel

/// The gestures of Flutter's own tests of its velocity tracker, as a JSON file spells them.
struct FlutterCases: Decodable {
  struct Gesture: Decodable {
    var events: [Event]
    var expected_velocity_px_per_s: Velocity
  }

  struct Event: Decodable {
    var phase: String
    var t_ms: Int64
    var x: Double
    var y: Double
  }

  struct Velocity: Decodable {
    var x: Double
    var y: Double
  }

  var gestures: [Gesture]
  var interrupted: Gesture

  /// What the file at `url` asks for.
  static func expectations(in url: URL) throws -> [Expectation] {
    let file = try JSONDecoder().decode(FlutterCases.self, from: Data(contentsOf: url))
    return file.gestures.enumerated().flatMap { $1.expectations(called: "gesture \($0 + 1)") }
      + file.interrupted.expectations(called: "interrupted")
  }
}

extension FlutterCases.Gesture {
  fileprivate func expectations(called name: String) -> [Expectation] {
    let moves = events.filter { $0.phase == "down" || $0.phase == "move" }.map { event in
      LiveTouch.Sample(
        position: Point(x: event.x, y: event.y),
        time: Time(microseconds: event.t_ms * 1000)
      )
    }
    let time = events.last.map { Time(microseconds: $0.t_ms * 1000) } ?? .zero
    return [true, false].map { isAcross in
      Expectation(
        name: name,
        estimator: .fitted,
        isAcross: isAcross,
        velocity: isAcross ? expected_velocity_px_per_s.x : expected_velocity_px_per_s.y,
        samples: moves,
        time: time
      )
    }
  }
}
