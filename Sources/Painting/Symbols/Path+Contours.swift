import Foundation
import Graphics

extension Path {
  /// Only the outermost outlines, so that everything inside is filled.
  var silhouette: Path {
    var result = Path()
    for group in contourGroups { result.addPath(group[0]) }
    return result
  }

  /// Each outermost outline with its holes.
  var pieces: [Path] {
    contourGroups.map { group in group.dropFirst().reduce(into: group[0]) { $0.addPath($1) } }
  }

  /// The contours in groups, each with an outermost one first and those inside it; the largest group first.
  private var contourGroups: [[Path]] {
    var groups: [(bounds: CGRect, contours: [Path])] = []
    for (bounds, contour) in contours.map({ ($0.boundingRect, $0) }).sorted(by: { $0.0.area > $1.0.area }) {
      if let index = groups.firstIndex(where: { $0.bounds.contains(bounds) }) {
        groups[index].contours.append(contour)
      } else {
        groups.append((bounds, [contour]))
      }
    }
    return groups.map(\.contours)
  }

  /// The contours, each with the indices of those that contain it.
  var nestedContours: [(contour: Path, surroundings: [Int])] {
    let all = contours.map { (bounds: $0.boundingRect, contour: $0) }
    return all.map { one in
      let start = one.contour.start
      return (
        one.contour,
        all.indices.filter { index in
          let other = all[index]
          return other.bounds.area > one.bounds.area && other.bounds.contains(one.bounds)
            && other.contour.contains(start)
        }
      )
    }
  }

  private var start: CGPoint {
    var start: CGPoint?
    forEach { element in
      if case .move(let to) = element, start == nil { start = to }
    }
    return start ?? .zero
  }

  /// The separate outlines.
  var contours: [Path] {
    var contours: [Path] = []
    forEach { element in
      if case .move = element { contours.append(Path()) }
      guard !contours.isEmpty else { return }
      contours[contours.count - 1].add(element)
    }
    return contours
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
