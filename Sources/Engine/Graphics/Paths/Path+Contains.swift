public import Foundation

extension Path {
  /// Whether `p` is inside. Apple's page: SwiftUI/Path/contains(_:eoFill:).
  ///
  /// Open subpaths are closed. Curves are replaced by chords with an error of about a hundredth of a point.
  ///
  /// - Parameters:
  ///   - p: The point, in the path's coordinates.
  ///   - eoFill: Uses the even-odd rule instead of the winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.x.isFinite, p.y.isFinite else { return false }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.winding(around: p) }
      if let end = subpath.segments.last?.end { winding += PathSegment.line(end, subpath.start).winding(around: p) }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension PathSegment {
  /// The winding number of the segment around `point`: crossings of the ray to the right, downwards positive.
  fileprivate func winding(around point: CGPoint) -> Int {
    let points = points(chords: chordsForCrossing)
    return zip(points, points.dropFirst()).reduce(0) { winding, chord in
      let (start, end) = chord
      guard (start.y <= point.y) != (end.y <= point.y) else { return winding }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      return x > point.x ? winding + (end.y > start.y ? 1 : -1) : winding
    }
  }

  /// The error of chords falls with the square of their number.
  private var chordsForCrossing: Int {
    let size = length
    guard size.isFinite else { return 1 }
    return Int(min(max(8, 3 * size.squareRoot()), 256))
  }
}
