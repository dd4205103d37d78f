import Foundation

/// Builds the outline of a stroked path: two closed contours for a closed subpath; for an open one, a contour along
/// one side, around the end and back.
struct StrokeOutline {
  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var path = Path()

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ subpath: Subpath) {
    let segments = subpath.segments.filter { $0.directions != nil }
    guard !segments.isEmpty else {
      if !subpath.segments.isEmpty { addDot(at: subpath.start) }
      return
    }
    let back = segments.reversed().map(\.reversed)
    if subpath.isClosed {
      for side in [segments, back] {
        var contour = self.side(of: side)
        contour.join(at: side[0].start, from: side[side.count - 1].endDirection, to: side[0].startDirection)
        contour.close(into: &path)
      }
    } else {
      var contour = side(of: segments)
      contour.cap(at: segments[segments.count - 1].end, direction: segments[segments.count - 1].endDirection)
      contour.append(side(of: back))
      contour.cap(at: segments[0].start, direction: -segments[0].startDirection)
      contour.close(into: &path)
    }
  }

  private func side(of segments: [PathSegment]) -> StrokeSide {
    var side = StrokeSide(style: style)
    for (index, segment) in segments.enumerated() {
      if index > 0 {
        side.join(at: segment.start, from: segments[index - 1].endDirection, to: segment.startDirection)
      }
      for piece in segment.piecesForOffset() { side.add(piece) }
    }
    return side
  }

  /// A line without length: only its caps are drawn.
  private mutating func addDot(at point: CGPoint) {
    let frame = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: frame)
    case .square: path.addRect(frame)
    }
  }
}

/// One side of a line: its segments, offset by half of the line's width, and their joins.
private struct StrokeSide {
  private let style: StrokeStyle
  private let half: CGFloat
  private var elements: [Path.Element] = []
  private var start: CGPoint?

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ piece: PathSegment) {
    let first = side(of: piece.start, piece.startDirection)
    let last = side(of: piece.end, piece.endDirection)
    line(to: first)
    guard case .cubic(let a, let control1, let control2, let b) = piece else {
      line(to: last)
      return
    }
    // Handles scale with the chord: exact for circles, and close for pieces that turn little.
    let chord = CGVector(from: a, to: b)
    let moved = CGVector(from: first, to: last)
    let square = chord.dx * chord.dx + chord.dy * chord.dy
    let growth = square > 0 ? (chord.dx * moved.dx + chord.dy * moved.dy) / square : 1
    elements.append(
      .curve(
        to: last,
        control1: CGPoint(x: first.x + (control1.x - a.x) * growth, y: first.y + (control1.y - a.y) * growth),
        control2: CGPoint(x: last.x + (control2.x - b.x) * growth, y: last.y + (control2.y - b.y) * growth)))
  }

  /// Adds a corner: the style's join on the outer side, straight on the inner one.
  mutating func join(at corner: CGPoint, from arriving: CGVector, to leaving: CGVector) {
    let cross = arriving.dx * leaving.dy - arriving.dy * leaving.dx
    let dot = arriving.dx * leaving.dx + arriving.dy * leaving.dy
    let isOuter = cross < 0 || (dot < 0 && abs(cross) < 1e-9)
    guard isOuter, dot < 1 - 1e-9 else { return }
    switch style.lineJoin {
    case .bevel: break
    case .miter:
      // The miter length is 1 / cos(half of the turn) line widths.
      let ratio = (2 / (1 + dot)).squareRoot()
      guard dot > -1 + 1e-9, ratio <= style.miterLimit else { return }
      let (a, b) = (normal(arriving), normal(leaving))
      line(
        to: CGPoint(x: corner.x + (a.dx + b.dx) / (1 + dot) * half, y: corner.y + (a.dy + b.dy) / (1 + dot) * half))
    case .round:
      addArc(around: corner, from: normal(arriving), turning: atan2(cross < 0 ? cross : -abs(cross), dot))
    }
  }

  /// Adds the cap at the end of a line, up to its other side.
  mutating func cap(at end: CGPoint, direction: CGVector) {
    let side = normal(direction)
    switch style.lineCap {
    case .butt: break
    case .round: addArc(around: end, from: side, turning: -.pi)
    case .square:
      let corner = CGPoint(x: end.x + direction.dx * half, y: end.y + direction.dy * half)
      line(to: CGPoint(x: corner.x + side.dx * half, y: corner.y + side.dy * half))
      line(to: CGPoint(x: corner.x - side.dx * half, y: corner.y - side.dy * half))
    }
  }

  mutating func append(_ other: StrokeSide) {
    if let start = other.start { line(to: start) }
    elements += other.elements
  }

  func close(into path: inout Path) {
    guard let start else { return }
    path.move(to: start)
    path.append(elements)
    path.closeSubpath()
  }

  private mutating func addArc(around center: CGPoint, from side: CGVector, turning sweep: Double) {
    let arc = Arc(center: center, radius: half, start: atan2(side.dy, side.dx), sweep: sweep)
    line(to: arc.point(at: arc.start))
    // Like SwiftUI's round joins, one curve up to about three eighths of a circle.
    let steps = abs(sweep) > 0.76 * .pi ? 2.0 : 1.0
    for step in 0..<Int(steps) {
      elements.append(arc.curve(from: arc.start + sweep * Double(step) / steps, by: sweep / steps))
    }
  }

  private mutating func line(to point: CGPoint) {
    if start == nil { start = point } else if point != end { elements.append(.line(to: point)) }
  }

  private var end: CGPoint? {
    switch elements.last {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath, nil: start
    }
  }

  private func normal(_ direction: CGVector) -> CGVector { CGVector(dx: -direction.dy, dy: direction.dx) }

  private func side(of point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x - direction.dy * half, y: point.y + direction.dx * half)
  }
}
