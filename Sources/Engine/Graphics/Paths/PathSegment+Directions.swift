import Foundation

extension PathSegment {
  /// The unit directions at the segment's start and end; nil if the segment has no length.
  var directions: (start: CGVector, end: CGVector)? {
    let points: [CGPoint] =
      switch self {
      case .line(let start, let end): [start, end]
      case .quad(let start, let control, let end): [start, control, end]
      case .cubic(let start, let control1, let control2, let end): [start, control1, control2, end]
      }
    guard let next = points.first(where: { $0 != points[0] }),
      let previous = points.last(where: { $0 != points[points.count - 1] }) ?? points.first
    else { return nil }
    let start = CGVector(from: points[0], to: next).normalized
    let end = CGVector(from: previous, to: points[points.count - 1]).normalized
    return end == .zero || start == .zero ? nil : (start, end)
  }

  var startDirection: CGVector { directions?.start ?? .zero }
  var endDirection: CGVector { directions?.end ?? .zero }

  /// The segment as lines and cubics that turn so little that their control points can be offset one by one.
  func piecesForOffset() -> [PathSegment] {
    switch self {
    case .line: [self]
    case .quad(let start, let control, let end):
      PathSegment.cubic(
        start, control1: start.mixed(with: control, 2 / 3), control2: end.mixed(with: control, 2 / 3), end
      ).pieces(depth: 0)
    case .cubic: pieces(depth: 0)
    }
  }

  private func pieces(depth: Int) -> [PathSegment] {
    if depth >= 6 || turnsEvenly { return directions == nil ? [] : [self] }
    let (first, second) = split(at: 0.5)
    return first.pieces(depth: depth + 1) + second.pieces(depth: depth + 1)
  }

  /// True for a curve that turns in one direction, by at most a right angle, and about as much in each half.
  private var turnsEvenly: Bool {
    guard let (start, end) = directions else { return true }
    let (first, second) = split(at: 0.5)
    let middle = first.endDirection
    let (a, b) = (start.turn(to: middle), middle.turn(to: end))
    guard abs(a) + abs(b) > 1e-3 else { return true }
    guard a * b >= 0, abs(a + b) <= .pi / 2 + 1e-6 else { return false }
    let chords = (CGVector(from: self.start, to: first.end).length, CGVector(from: second.start, to: self.end).length)
    return abs(a - b) <= 0.2 * abs(a + b) + 0.01 && abs(chords.0 - chords.1) <= 0.2 * (chords.0 + chords.1)
  }
}

extension CGVector {
  /// The angle in radians from this direction to `other`, the shorter way.
  fileprivate func turn(to other: CGVector) -> CGFloat {
    atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
  }
}
