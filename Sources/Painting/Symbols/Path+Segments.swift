import Foundation
import Graphics

extension Path {
  /// The path as straight lines; a curve becomes a few.
  var flattenedSegments: [(CGPoint, CGPoint)] {
    var segments: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if point != current { segments.append((current, point)) }
      current = point
    }
    forEach { element in
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        let from = current
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          add(.blend([(from, (1 - t) * (1 - t)), (control, 2 * t * (1 - t)), (to, t * t)]))
        }
      case .curve(let to, let first, let second):
        let from = current
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let u = 1 - t
          add(.blend([(from, u * u * u), (first, 3 * u * u * t), (second, 3 * u * t * t), (to, t * t * t)]))
        }
      case .closeSubpath: add(start)
      }
    }
    return segments
  }

  private static let steps = 6

  /// A line with round ends.
  init(line: (CGPoint, CGPoint), width: CGFloat) {
    let (from, to) = line
    let angle = atan2(to.y - from.y, to.x - from.x)
    self.init()
    appendArc(center: to, radius: width / 2, from: angle - .pi / 2, to: angle + .pi / 2)
    appendArc(center: from, radius: width / 2, from: angle + .pi / 2, to: angle + .pi * 3 / 2)
    closeSubpath()
  }

  /// An arc, clockwise on screen for growing angles in radians, with a line to its start.
  mutating func appendArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
    let count = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let step = (end - start) / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    for index in 0..<count {
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to, control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
        control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)))
    }
  }
}

extension CGPoint {
  fileprivate static func blend(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
    parts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
  }
}
