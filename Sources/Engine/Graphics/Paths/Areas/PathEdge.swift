/// The undirected line between two points: downwards, or to the right if it is flat.
struct PathEdge: Hashable {
  let start: GridPoint
  let end: GridPoint

  init(_ chord: Chord) {
    let (dx, dy) = (chord.end.x - chord.start.x, chord.end.y - chord.start.y)
    let isForward = abs(dy) < abs(dx) ? dx > 0 : dy > 0
    (start, end) = isForward ? (chord.start, chord.end) : (chord.end, chord.start)
  }

  /// Whether the edge is wider than high.
  var isFlat: Bool { abs(end.y - start.y) < abs(end.x - start.x) }

  /// Whether a chord along the edge has its direction.
  func isForward(_ chord: Chord) -> Bool { chord.start == start }
}

/// The winding numbers of two paths at a point.
struct Windings {
  private var first = 0
  private var second = 0

  mutating func add(_ count: Int, isSecond: Bool) {
    if isSecond { second += count } else { first += count }
  }

  func adding(_ other: Windings) -> Windings {
    var result = self
    result.first += other.first
    result.second += other.second
    return result
  }

  func isInside(_ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Bool {
    func holds(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    return isInside(holds(first), holds(second))
  }
}
