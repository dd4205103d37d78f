package import Foundation

extension Path {
  /// The outline with every point moved by `change`. Lines and curves become lines of at most `step` points, because
  /// `change` may bend them.
  package func bent(step: CGFloat = 1.5, by change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for subpath in subpaths where !subpath.segments.isEmpty {
      path.move(to: change(subpath.start))
      for segment in subpath.segments {
        for point in segment.points(step: step).dropFirst() { path.addLine(to: change(point)) }
      }
      if subpath.isClosed { path.closeSubpath() }
    }
    return path
  }
}

extension PathSegment {
  /// Points along the segment that are at most about `step` apart, including both ends.
  fileprivate func points(step: CGFloat) -> [CGPoint] {
    let samples = (0...8).map { point(at: CGFloat($0) / 8) }
    let length = zip(samples, samples.dropFirst()).reduce(0) { $0 + CGVector(from: $1.0, to: $1.1).length }
    guard length.isFinite else { return [start, end] }
    let count = min(max(Int((length / step).rounded(.up)), 1), 1_000)
    return (0...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }
}
