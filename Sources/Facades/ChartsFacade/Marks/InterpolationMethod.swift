import SwiftUI

/// How a line connects points. Apple's page: Charts/InterpolationMethod.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable { case linear, monotone, cardinal(CGFloat), catmullRom(CGFloat), stepStart, stepCenter, stepEnd }
  let kind: Kind
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Curved, without values above or below the neighbouring points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// Curved through all points, without loops.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  /// Curved through all points: uniform for an `alpha` of 0, by their distance for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
  public static var cardinal: InterpolationMethod { InterpolationMethod(kind: .cardinal(0.5)) }
  /// Straighter for a `tension` closer to one.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// Adds the line through `points` to `path`, whose current point is the first of them.
  func add(_ points: [CGPoint], to path: inout Path) {
    switch kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .monotone: curve(points, slopes: Self.monotoneSlopes(points), &path)
    case .cardinal(let tension): cardinal(points, (1 - min(max(tension, 0), 1)) / 6, &path)
    case .catmullRom(let alpha): catmullRom(points, min(max(alpha, 0), 1), &path)
    case .stepStart, .stepCenter, .stepEnd: steps(points, &path)
    }
  }

  private func steps(_ points: [CGPoint], _ path: inout Path) {
    let share: CGFloat = kind == .stepStart ? 0 : kind == .stepCenter ? 0.5 : 1
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * share
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  private func cardinal(_ points: [CGPoint], _ factor: CGFloat, _ path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  /// A Catmull–Rom spline whose knots are the distances between the points to the power of `alpha` (P. Barry and
  /// R. Goldman, SIGGRAPH 1988).
  private func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func knot(_ from: CGPoint, _ to: CGPoint) -> CGFloat { pow(hypot(to.x - from.x, to.y - from.y), alpha) }
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      let (lead, span, tail) = (knot(before, from), knot(from, to), knot(to, after))
      /// The control point at `near`, towards `far`, with the point `outer` on its other side.
      func control(_ near: CGPoint, _ far: CGPoint, _ outer: CGPoint, _ side: CGFloat) -> CGPoint {
        guard near != outer, side > 0, span > 0 else { return near }
        func component(_ near: CGFloat, _ far: CGFloat, _ outer: CGFloat) -> CGFloat {
          let slope = (near - outer) / side - (far - outer) / (side + span) + (far - near) / span
          return near + slope * span / 3
        }
        return CGPoint(x: component(near.x, far.x, outer.x), y: component(near.y, far.y, outer.y))
      }
      path.addCurve(
        to: to, control1: control(from, to, before, lead), control2: control(to, from, after, tail))
    }
  }

  private func curve(_ points: [CGPoint], slopes: [CGFloat], _ path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1]))
    }
  }

  /// Steffen's slopes, with which the curve stays between neighbouring points (M. Steffen, Astronomy and Astrophysics
  /// 239, 1990).
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let steps = zip(points, points.dropFirst()).map { from, to in
      (width: to.x - from.x, slope: to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x))
    }
    guard let first = steps.first, let last = steps.last else { return points.map { _ in 0 } }
    let inner = zip(steps, steps.dropFirst()).map { before, after -> CGFloat in
      guard before.slope * after.slope > 0 else { return 0 }
      let mean = (before.slope * after.width + after.slope * before.width) / (before.width + after.width)
      let limit = 2 * min(abs(before.slope), abs(after.slope))
      return mean.isFinite ? min(abs(mean), limit) * (before.slope < 0 ? -1 : 1) : 0
    }
    return [first.slope] + inner + [last.slope]
  }
}
