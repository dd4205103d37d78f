import Foundation

/// A segment of an outline with both of its ends.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, control: CGPoint, CGPoint)
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The element that draws the segment from its start.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quad(_, let control, let end): .quadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
    }
  }

  var reversed: PathSegment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .quad(let start, let control, let end): .quad(end, control: control, start)
    case .cubic(let start, let control1, let control2, let end):
      .cubic(end, control1: control2, control2: control1, start)
    }
  }

  /// The point at the parameter `t`.
  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end): return start.mixed(with: end, t)
    case .quad(let start, let control, let end):
      return start.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t)
    case .cubic(let start, let control1, let control2, let end):
      let middle = control1.mixed(with: control2, t)
      let first = start.mixed(with: control1, t).mixed(with: middle, t)
      return first.mixed(with: middle.mixed(with: control2.mixed(with: end, t), t), t)
    }
  }

  /// The parts before and after the parameter `t`.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let start, let end):
      let middle = start.mixed(with: end, t)
      return (.line(start, middle), .line(middle, end))
    case .quad(let start, let control, let end):
      let (a, b) = (start.mixed(with: control, t), control.mixed(with: end, t))
      let middle = a.mixed(with: b, t)
      return (.quad(start, control: a, middle), .quad(middle, control: b, end))
    case .cubic(let start, let control1, let control2, let end):
      let (a, b, c) = (
        start.mixed(with: control1, t), control1.mixed(with: control2, t), control2.mixed(with: end, t)
      )
      let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
      let middle = ab.mixed(with: bc, t)
      return (
        .cubic(start, control1: a, control2: ab, middle), .cubic(middle, control1: bc, control2: c, end)
      )
    }
  }

  /// The part between two parameters.
  func part(from first: CGFloat, to last: CGFloat) -> PathSegment {
    let head = last < 1 ? split(at: last).0 : self
    guard first > 0, last > 0 else { return head }
    return head.split(at: first / last).1
  }

  /// Points along the segment, including both ends: two for a line, one more than `chords` for a curve.
  func points(chords: Int) -> [CGPoint] {
    if case .line(let start, let end) = self { return [start, end] }
    return (0...chords).map { index in
      index == 0 ? start : index == chords ? end : point(at: CGFloat(index) / CGFloat(chords))
    }
  }
}

extension CGPoint {
  /// The point a fraction of the way to `other`.
  func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

/// The segments from one move to the next, or to the subpath's closing.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// The last segment is the line that closes the subpath; it may have no length.
  var isClosed = false
}

extension Path {
  /// The path as segments, by subpath. A move without other elements gives a subpath without segments.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    func begin(at point: CGPoint) {
      if let open { result.append(open) }
      open = Subpath(start: point)
      current = point
    }
    func add(_ segment: PathSegment) {
      if open == nil { begin(at: current) }
      open?.segments.append(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let to): begin(at: to)
      case .line(let to): add(.line(current, to))
      case .quadCurve(let to, let control): add(.quad(current, control: control, to))
      case .curve(let to, let control1, let control2):
        add(.cubic(current, control1: control1, control2: control2, to))
      case .closeSubpath:
        let start = open?.start ?? current
        add(.line(current, start))
        open?.isClosed = true
        if let closed = open { result.append(closed) }
        (open, current) = (nil, start)
      }
    }
    if let open { result.append(open) }
    return result
  }
}
