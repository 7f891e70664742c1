import SessionModel

// Sections of a pan and of an edge pan: travel, band, angle.

extension Threshold {
  /// Pans begin at ten points, or at what the policy says, whichever way they go.
  static let pans: [Threshold] = Way.all.flatMap { way in
    [10.0, 5, 25].map { limit in
      Threshold("a pan \(way.name) from \(limit) pt", .from, limit) { travel in
        let policies: [Policy: Double] = limit == 10 ? [:] : [.panHysteresis: limit]
        return states(
          of: .pan,
          policies,
          [(.down, .zero, 1), (.move, way.place(travel), 1.1)]
        ) == [.began]
      }
    }
  }

  /// Where each axis counts for itself, the other one adds nothing.
  static let pansPerAxis: [Threshold] = Way.straight.flatMap { way in
    [-9.9, 0, 9.9].map { across in
      Threshold("a pan \(way.name) by its axis, \(across) pt across", .from, 10) { travel in
        let place = way.place(travel) + Point(x: way.y * across, y: way.x * across)
        return states(
          of: .pan,
          [.panMetric: 1],
          [(.down, .zero, 1), (.move, place, 1.1)]
        ) == [.began]
      }
    }
  }

  /// Several small steps count together, and turning back takes back.
  static let pansInSteps: [Threshold] = [
    Threshold("a pan in steps", .from, 10) { travel in
      states(
        of: .pan,
        [:],
        [
          (.down, .zero, 1), (.move, Point(x: 6, y: 0), 1.1), (.move, Point(x: 2, y: 0), 1.2),
          (.move, Point(x: travel, y: 0), 1.3),
        ]
      ) == [.began]
    }
  ]

  /// A side of the window, the way in from it, and how it is declared.
  struct Border: Sendable {
    var edge: Edge
    var direction = LayoutDirection.ltr
    var inwards: Way
    /// A place on the very edge.
    var rim: Point

    static let all = [
      Border(edge: .left, inwards: Way("right", 1, 0), rim: Point(x: 0, y: 400)),
      Border(edge: .right, inwards: Way("left", -1, 0), rim: Point(x: 400, y: 400)),
      Border(edge: .top, inwards: Way("down", 0, 1), rim: Point(x: 200, y: 0)),
      Border(edge: .bottom, inwards: Way("up", 0, -1), rim: Point(x: 200, y: 800)),
      Border(edge: .leading, inwards: Way("right", 1, 0), rim: Point(x: 0, y: 400)),
      Border(
        edge: .leading,
        direction: .rtl,
        inwards: Way("left", -1, 0),
        rim: Point(x: 400, y: 400)
      ),
      Border(
        edge: .trailing,
        direction: .rtl,
        inwards: Way("right", 1, 0),
        rim: Point(x: 0, y: 400)
      ),
    ]

    /// The states of an edge pan that lands `inset` points inside and goes on by `way`.
    func states(inset: Double, by way: Point, _ policies: [Policy: Double] = [:]) -> [GestureState]
    {
      let start = rim + inwards.place(inset)
      return Threshold.states(
        of: .edgePan,
        edge: edge,
        direction: direction,
        policies,
        [(.down, start, 1), (.move, start + way, 1.1)]
      )
    }
  }

  /// An edge pan lands within the band of the policy's width.
  static let bands: [Threshold] = Border.all.flatMap { side in
    [20.0, 13].map { width in
      let name = "the \(side.edge) edge, \(side.direction), of \(width) pt"
      return Threshold(name, .upTo, width) { inset in
        let policies: [Policy: Double] = width == 20 ? [:] : [.edgeWidth: width]
        return side.states(inset: inset, by: side.inwards.place(40), policies) == [.began]
      }
    }
  }

  /// It begins at ten points, as every pan does.
  static let edgeTravel: [Threshold] = Border.all.map { side in
    Threshold("travel from the \(side.edge) edge, \(side.direction)", .from, 10) { travel in
      side.states(inset: 4, by: side.inwards.place(travel)) == [.began]
    }
  }

  /// It leads inwards at least as much as along the edge, to either side.
  static let edgeAngles: [Threshold] = Border.all.flatMap { side in
    [1.0, -1].map { sign in
      let name = "drift along the \(side.edge) edge, \(side.direction), way \(sign)"
      return Threshold(name, .upTo, 16) { drift in
        let across = Point(x: side.inwards.y * drift * sign, y: side.inwards.x * drift * sign)
        return side.states(inset: 4, by: side.inwards.place(16) + across) == [.began]
      }
    }
  }

  /// Out of the window it never leads.
  static let edgeOutwards: [Threshold] = Border.all.map { side in
    Threshold("the way in from the \(side.edge) edge, \(side.direction)", .above, 0) { travel in
      let way = travel > 0 ? 12.0 : travel < 0 ? -12 : 0
      return side.states(inset: 4, by: side.inwards.place(way)) == [.began]
    }
  }
}

private func + (left: Point, right: Point) -> Point {
  Point(x: left.x + right.x, y: left.y + right.y)
}
