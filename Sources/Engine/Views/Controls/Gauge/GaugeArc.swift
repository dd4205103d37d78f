import Foundation
import Graphics
import LayoutEngine

/// The arc of a circular gauge in points and radians: clockwise from `start`, with angles from the x axis. Mirrored
/// in right-to-left layouts.
struct GaugeArc: Hashable, Sendable {
  /// The radius of the line's centre.
  let radius: CGFloat
  let start: Double
  var sweep: Double

  /// Three quarters of a circle, open at the bottom; shorter at each end with bounds.
  static func open(_ metrics: GaugeMetrics, hasBounds: Bool) -> GaugeArc {
    let shorter = hasBounds ? metrics.boundsSweep : 0
    return GaugeArc(
      radius: metrics.radius, start: (135 + shorter) * .pi / 180, sweep: (270 - 2 * shorter) * .pi / 180)
  }

  /// A full circle from the top.
  static func full(_ metrics: GaugeMetrics) -> GaugeArc {
    GaugeArc(radius: metrics.radius, start: -.pi / 2, sweep: 2 * .pi)
  }

  func first(_ fraction: Double) -> GaugeArc {
    var part = self
    part.sweep *= fraction
    return part
  }

  /// The point at `fraction` of the arc in a square frame.
  func point(at fraction: Double, in rect: CGRect, isRightToLeft: Bool) -> CGPoint {
    let angle = start + sweep * fraction
    let x = radius * cos(angle)
    return CGPoint(x: rect.midX + (isRightToLeft ? -x : x), y: rect.midY + radius * sin(angle))
  }

  /// The centre of the line, as cubic curves of an eighth of a circle at most.
  func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    guard sweep > 0 else { return Path() }
    let steps = max(1, Int((sweep / (.pi / 4)).rounded(.up)))
    let mirror: CGFloat = isRightToLeft ? -1 : 1
    let handle = 4 / 3 * tan(sweep / Double(steps) / 4) * radius
    func tangent(_ fraction: Double) -> CGSize {
      let angle = start + sweep * fraction
      return CGSize(width: -sin(angle) * handle * mirror, height: cos(angle) * handle)
    }
    var path = Path()
    path.move(to: point(at: 0, in: rect, isRightToLeft: isRightToLeft))
    for step in 0..<steps {
      let (from, to) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let (begin, end) = (
        point(at: from, in: rect, isRightToLeft: isRightToLeft), point(at: to, in: rect, isRightToLeft: isRightToLeft)
      )
      path.addCurve(
        to: end, control1: CGPoint(x: begin.x + tangent(from).width, y: begin.y + tangent(from).height),
        control2: CGPoint(x: end.x - tangent(to).width, y: end.y - tangent(to).height))
    }
    return path
  }
}

/// The centre line of a gauge's ring as a shape.
struct GaugeArcShape: Shape {
  var arc: GaugeArc

  var animatableData: Double {
    get { arc.sweep }
    set { arc.sweep = newValue }
  }

  func path(in rect: CGRect) -> Path { arc.path(in: rect, isRightToLeft: false) }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    arc.path(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
}

/// A circle at the value on a gauge's ring; with `cuts`, everything except the circle, for even-odd filling.
struct GaugeMarker: Shape {
  let arc: GaugeArc
  var fraction: Double
  let radius: CGFloat
  var cuts = false

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path { path(in: rect, isRightToLeft: false) }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  private func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let point = arc.point(at: fraction, in: rect, isRightToLeft: isRightToLeft)
    let circle = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    guard cuts else { return Path(ellipseIn: circle) }
    var path = Path(rect)
    path.addEllipse(in: circle)
    return path
  }
}
