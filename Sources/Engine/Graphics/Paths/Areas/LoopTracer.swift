import Foundation

/// Joins edges to closed outlines.
struct LoopTracer {
  private var starts: [GridPoint] = []
  private var ways: [GridPoint: [GridPoint]] = [:]

  mutating func add(_ edge: PathEdge, isForward: Bool) {
    let (start, end) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
    starts.append(start)
    ways[start, default: []].append(end)
  }

  /// The outlines. Where several touch in a point, each turns right as sharply as possible, so that none crosses
  /// itself.
  var path: Path {
    var ways = ways
    var path = Path()
    for start in starts {
      guard let first = ways[start]?.popLast() else { continue }
      var points = [start, first]
      while let last = points.last, last != start, let next = Self.next(from: points[points.count - 2], last, &ways) {
        points.append(next)
      }
      let corners = Self.corners(of: points.last == start ? Array(points.dropLast()) : points)
      guard corners.count > 2 else { continue }
      path.addLines(corners.map(\.point))
      path.closeSubpath()
    }
    return path
  }

  private static func next(
    from before: GridPoint, _ point: GridPoint, _ ways: inout [GridPoint: [GridPoint]]
  ) -> GridPoint? {
    guard let choices = ways[point], !choices.isEmpty else { return nil }
    let turns = choices.map { turn(before, point, $0) }
    let best = turns.indices.max { turns[$0] < turns[$1] } ?? 0
    return ways[point]?.remove(at: best)
  }

  /// The turning angle at `b`, positive for right.
  private static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> CGFloat {
    let (dx, dy) = (CGFloat(b.x - a.x), CGFloat(b.y - a.y))
    let (ex, ey) = (CGFloat(c.x - b.x), CGFloat(c.y - b.y))
    return atan2(dx * ey - dy * ex, dx * ex + dy * ey)
  }

  /// The points at which the loop turns.
  private static func corners(of loop: [GridPoint]) -> [GridPoint] {
    loop.indices.filter { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let after = loop[(index + 1) % loop.count]
      return turn(before, loop[index], after) != 0
    }.map { loop[$0] }
  }
}
