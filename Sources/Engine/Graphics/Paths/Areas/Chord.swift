import Foundation

/// A point on a fine grid, so that nearly equal points are equal.
struct GridPoint: Hashable {
  /// Steps per point. With coordinates up to a million points, products of two stay exact.
  static let steps: CGFloat = 4096
  let x: Int
  let y: Int

  init(_ point: CGPoint) {
    x = Int((point.x * Self.steps).rounded())
    y = Int((point.y * Self.steps).rounded())
  }

  var point: CGPoint { CGPoint(x: CGFloat(x) / Self.steps, y: CGFloat(y) / Self.steps) }
}

/// A straight piece of an outline between two different points of the grid, of the first or the second path.
struct Chord {
  var start: GridPoint
  var end: GridPoint
  let isSecond: Bool

  /// The points where `other` meets the chord, at which both can be split; empty if they only share ends.
  func intersections(with other: Chord) -> [GridPoint] {
    let (dx, dy) = (CGFloat(end.x - start.x), CGFloat(end.y - start.y))
    let (ex, ey) = (CGFloat(other.end.x - other.start.x), CGFloat(other.end.y - other.start.y))
    var points: [GridPoint] = []
    // Ends that touch the other chord within a step of the grid.
    for point in [other.start, other.end] where touches(point) { points.append(point) }
    for point in [start, end] where other.touches(point) { points.append(point) }
    let cross = dx * ey - dy * ex
    guard points.isEmpty, cross != 0 else { return points }
    let (fx, fy) = (CGFloat(other.start.x - start.x), CGFloat(other.start.y - start.y))
    let (s, t) = ((fx * ey - fy * ex) / cross, (fx * dy - fy * dx) / cross)
    guard s > 0, s < 1, t > 0, t < 1 else { return [] }
    let meeting = CGPoint(x: CGFloat(start.x) + s * dx, y: CGFloat(start.y) + s * dy)
    return [GridPoint(CGPoint(x: meeting.x / GridPoint.steps, y: meeting.y / GridPoint.steps))]
  }

  /// Whether `point` is on the chord, between its ends, within a step of the grid.
  private func touches(_ point: GridPoint) -> Bool {
    guard point != start, point != end else { return false }
    let (dx, dy) = (CGFloat(end.x - start.x), CGFloat(end.y - start.y))
    let (px, py) = (CGFloat(point.x - start.x), CGFloat(point.y - start.y))
    let square = dx * dx + dy * dy
    let along = (px * dx + py * dy) / square
    guard along > 0, along < 1 else { return false }
    let across = px * dy - py * dx
    return across * across <= square
  }

  /// The chord split at `points`, which lie on it.
  func split(at points: [GridPoint]) -> [Chord] {
    let (dx, dy) = (CGFloat(end.x - start.x), CGFloat(end.y - start.y))
    func along(_ point: GridPoint) -> CGFloat { CGFloat(point.x - start.x) * dx + CGFloat(point.y - start.y) * dy }
    let inner = Set(points).subtracting([start, end]).sorted { (along($0), $0.x, $0.y) < (along($1), $1.x, $1.y) }
    let all = [start] + inner + [end]
    return zip(all, all.dropFirst()).map { Chord(start: $0, end: $1, isSecond: isSecond) }
  }
}

extension PathSegment {
  /// The ends of the chords, including the segment's own, so that no chord is further than `tolerance` points from
  /// the curve.
  func points(tolerance: CGFloat) -> [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) }
    let square: CGFloat
    switch self {
    case .line: return points(chords: 1)
    case .quad(let a, let b, let c): square = bend(a, b, c) / (4 * tolerance)
    case .cubic(let a, let b, let c, let d): square = max(bend(a, b, c), bend(b, c, d)) * 0.75 / tolerance
    }
    return points(chords: Int(min(max(square.squareRoot().rounded(.up), 1), 256)))
  }
}
