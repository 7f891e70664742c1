import SessionModel

// Taps, double taps, long presses and swipes: how far and how long.

extension Threshold {
  /// A tap may stray ten points, whether the finger moves before it lifts or only as it does.
  static let tapMovement: [Threshold] = Way.all.flatMap { way in
    [true, false].map { moves in
      Threshold("a tap that strays \(way.name), in a move: \(moves)", .upTo, 10) { distance in
        let move = moves ? [(Touch.Phase.move, way.place(distance), 1.1)] : []
        return states(
          of: .tap,
          [:],
          [(.down, .zero, 1)] + move + [(.up, way.place(distance), 1.2)]
        ) == [.ended]
      }
    }
  }

  /// A tap may last half a second.
  static let tapDuration: [Threshold] = [
    Threshold("the time of a tap", .upTo, 0.5) { seconds in
      states(of: .tap, [:], [(.down, .zero, 1), (.up, .zero, 1 + seconds)]) == [.ended]
    },
    Threshold("the time of a double tap's first half", .upTo, 0.5) { seconds in
      doubleTap(first: seconds) == [.ended]
    },
    Threshold("the time of a double tap's second half", .upTo, 0.5) { seconds in
      doubleTap(second: seconds) == [.ended]
    },
    Threshold("the pause between two taps", .upTo, 0.35) { seconds in
      doubleTap(pause: seconds).first == .ended
    },
  ]

  /// Where the second tap may land, and how far each may stray.
  static let doubleTapPlaces: [Threshold] = Way.all.flatMap { way in
    [
      Threshold("a second tap \(way.name)", .upTo, 44) { distance in
        doubleTap(secondAt: way.place(distance)).first == .ended
      },
      Threshold("a second tap that strays \(way.name)", .upTo, 10) { distance in
        doubleTap(secondStrays: way.place(distance)) == [.ended]
      },
    ]
  }

  private static func doubleTap(
    first: Double = 0.1,
    pause: Double = 0.1,
    second: Double = 0.1,
    secondAt place: Point = .zero,
    secondStrays stray: Point = .zero
  ) -> [GestureState] {
    let landing = 1 + first + pause
    return states(
      of: .doubleTap,
      [:],
      [
        (.down, .zero, 1), (.up, .zero, 1 + first), (.down, place, landing),
        (.up, Point(x: place.x + stray.x, y: place.y + stray.y), landing + second),
      ]
    )
  }

  /// What lifts a view to drag it is a long press of another time, or of less patience.
  static let lifts: [Threshold] =
    [
      Threshold("the time of a lift", .from, 0.325) { seconds in
        states(
          of: .longPress,
          [.pressDuration: 0.325],
          [(.down, .zero, 1), (.up, .zero, 1 + seconds)]
        ) == [.began, .ended]
      }
    ]
    + Way.all.map { way in
      Threshold("a lift that strays \(way.name)", .upTo, 5) { distance in
        states(
          of: .longPress,
          [.pressMovement: 5],
          [(.down, .zero, 1), (.move, way.place(distance), 1.4), (.up, .zero, 2)]
        ).first == .began
      }
    }

  /// A long press begins after half a second and may stray ten points until then, not afterwards.
  static let presses: [Threshold] =
    [
      Threshold("the time of a press", .from, 0.5) { seconds in
        states(of: .longPress, [:], [(.down, .zero, 1), (.up, .zero, 1 + seconds)])
          == [.began, .ended]
      }
    ]
    + Way.all.flatMap { way in
      [
        Threshold("a press that strays \(way.name)", .upTo, 10) { distance in
          states(
            of: .longPress,
            [:],
            [(.down, .zero, 1), (.move, way.place(distance), 1.499_999), (.up, .zero, 2)]
          ).first == .began
        },
        Threshold("when a press \(way.name) may stray", .from, 0.5) { seconds in
          states(
            of: .longPress,
            [:],
            [(.down, .zero, 1), (.move, way.place(300), 1 + seconds)]
          ) == [.began, .changed]
        },
      ]
    }
}

extension Threshold {
  /// A swipe's way, and the edge away from which it is declared to go.
  private static let swipeWays: [(Edge?, Way)] = [
    (nil, Way("right", 1, 0)), (.left, Way("right", 1, 0)), (.right, Way("left", -1, 0)),
    (.top, Way("down", 0, 1)), (.bottom, Way("up", 0, -1)),
  ]

  /// The states of a swipe that is `along` and `across` its way after `seconds`.
  private static func swipe(
    _ edge: Edge?,
    _ way: Way,
    _ samples: [(along: Double, across: Double, seconds: Double)]
  ) -> [GestureState] {
    let moves = samples.map { sample in
      let (along, across) = (sample.along, sample.across)
      let place = Point(x: way.x * along + way.y * across, y: way.y * along + way.x * across)
      return (Touch.Phase.move, place, 1 + sample.seconds)
    }
    return states(of: .swipe, edge: edge, [:], [(.down, .zero, 1)] + moves)
  }

  /// Travel of 50 − 47·t points and drift of 50 − 49·t, to either side.
  static let swipes: [Threshold] = swipeWays.flatMap { edge, way in
    [0.0, 0.1, 0.25, 0.4, 0.5].flatMap { seconds in swipes(edge, way, after: seconds) }
  }

  private static func swipes(_ edge: Edge?, _ way: Way, after seconds: Double) -> [Threshold] {
    let (travel, drift): (Double, Double) = (50 - 47 * seconds, 50 - 49 * seconds)
    let name = "\(way.name) in \(seconds) s"
    return [
      Threshold("a swipe \(name)", .from, travel) {
        swipe(edge, way, [($0, 0, seconds)]) == [.ended]
      },
      Threshold("the drift right of a swipe \(name)", .upTo, drift) {
        swipe(edge, way, [(60, $0, seconds)]) == [.ended]
      },
      Threshold("the drift left of a swipe \(name)", .upTo, drift) {
        swipe(edge, way, [(60, -$0, seconds)]) == [.ended]
      },
    ]
  }

  /// Half a second, and no step behind the start.
  static let swipeLimits: [Threshold] = swipeWays.flatMap { edge, way in
    [
      Threshold("the time of a swipe \(way.name)", .upTo, 0.5) { seconds in
        swipe(edge, way, [(60, 0, seconds)]) == [.ended]
      },
      Threshold("the retreat of a swipe \(way.name)", .from, 0) { place in
        swipe(edge, way, [(20, 0, 0.05), (place, 0, 0.1), (60, 0, 0.2)]) == [.ended]
      },
    ]
  }
}
