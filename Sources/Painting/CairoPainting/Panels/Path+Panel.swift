import Foundation
import Graphics

extension Path {
  /// Whether the shape may be the track of a progress bar or of a ring: long and thin.
  var isTrack: Bool {
    let box = boundingRect
    let side = max(box.width, box.height)
    guard side >= 24 else { return false }
    guard form == .elements else { return min(box.width, box.height) <= 12 }
    // Areas are at least half as thick as they are wide.
    return thickness >= 3 && thickness * 5 < min(box.width, box.height)
  }

  /// Whether the shape is a line on tones, if it has a color, and not a part of them: a separator, the ticks of a dial.
  func isLine(in color: ResolvedColor) -> Bool {
    guard color.alpha > 0.04 else { return false }
    let box = boundingRect
    if form != .elements, min(box.width, box.height) <= 2, max(box.width, box.height) >= 8 { return true }
    return color.alpha >= 0.5 && thickness <= 4
  }

  /// The width of a band with the same area and the same outline.
  private var thickness: CGFloat {
    var (area, length) = (CGFloat.zero, CGFloat.zero)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      area += current.x * end.y - end.x * current.y
      length += hypot(end.x - current.x, end.y - current.y)
      current = end
    }
    func curve(_ point: (CGFloat) -> CGPoint) { for step in 1...8 { line(to: point(CGFloat(step) / 8)) } }
    func mixed(_ one: CGPoint, _ other: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
    }
    for element in elements {
      switch element {
      case .move(let to):
        line(to: start)
        (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let from = current
        curve { mixed(mixed(from, control, $0), mixed(control, to, $0), $0) }
      case .curve(let to, let control1, let control2):
        let from = current
        curve { part in
          let middle = mixed(control1, control2, part)
          return mixed(
            mixed(mixed(from, control1, part), middle, part), mixed(middle, mixed(control2, to, part), part), part)
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return length > 0 ? abs(area) / length : 0
  }
}
