import Diagnostics
public import Foundation

extension Path {
  /// Adds an arc, after a line to its start.
  ///
  /// Apple's page: SwiftUI/Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:). Angles are clockwise
  /// on screen, but `clockwise` refers to a plane in which y points up: false draws towards larger angles. An end
  /// angle on the wrong side is moved by full turns until it is on the right one; one on the right side is used as it
  /// is, even beyond a full turn. Exactly one turn forwards closes the subpath (measured on macOS 26.2).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var sweep = abs(difference) < Arc.tolerance ? 0 : difference
    if !clockwise, sweep < 0 { sweep = turn - (-sweep).truncatingRemainder(dividingBy: turn) }
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    addArc(Arc(center: center, radius: radius, start: startAngle.radians, sweep: sweep), transform)
    if abs(difference - turn) < Arc.tolerance { closeSubpath() }
  }

  /// Adds an arc of exactly `delta`, after a line to its start. Apple's page:
  /// SwiftUI/Path/addRelativeArc(center:radius:startAngle:delta:transform:).
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(Arc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians), transform)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End`, between the current point and `tangent2End`.
  ///
  /// Apple's page: SwiftUI/Path/addArc(tangent1End:tangent2End:radius:transform:). Without a corner to round, adds a
  /// line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The current point is already in the path's coordinates; the others are not.
    guard let start = currentPoint?.applying(transform.inverted()) else {
      move(to: tangent1End.applying(transform))
      return
    }
    let back = CGVector(from: tangent1End, to: start).normalized
    let on = CGVector(from: tangent1End, to: tangent2End).normalized
    let corner = acos(min(max(back.dx * on.dx + back.dy * on.dy, -1), 1))
    let distance = radius / tan(corner / 2)
    guard radius > 0, distance.isFinite, corner > 1e-6, corner < .pi - 1e-6 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let bisector = CGVector(dx: back.dx + on.dx, dy: back.dy + on.dy).normalized
    let reach = radius / sin(corner / 2)
    let center = CGPoint(x: tangent1End.x + bisector.dx * reach, y: tangent1End.y + bisector.dy * reach)
    let first = CGPoint(x: tangent1End.x + back.dx * distance, y: tangent1End.y + back.dy * distance)
    // The arc turns in the corner's direction.
    let turnsDown = back.dx * on.dy - back.dy * on.dx < 0
    let arc = Arc(
      center: center, radius: radius, start: atan2(first.y - center.y, first.x - center.x),
      sweep: (turnsDown ? 1 : -1) * (.pi - corner))
    addArc(arc, transform)
  }

  private mutating func addArc(_ arc: Arc, _ transform: CGAffineTransform) {
    guard arc.isDrawable else {
      DiagnosticLog.current.report(
        Diagnostic(id: "path.not-finite", message: "an arc with a non-finite center, radius or angle was left out"))
      return
    }
    let start = arc.point(at: arc.start).applying(transform)
    if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
    for element in arc.curves { append([element.mapped { $0.applying(transform) }]) }
  }
}

/// An arc. Angles are in radians, from the direction of the x axis towards the y axis.
struct Arc {
  var center: CGPoint
  var radius: CGFloat
  var start: Double
  var sweep: Double

  static let tolerance = 1e-9

  var isDrawable: Bool {
    center.x.isFinite && center.y.isFinite && radius.isFinite && start.isFinite && sweep.isFinite
  }

  func point(at angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Quarter circles first, then the rest.
  var curves: [Path.Element] {
    let quarter = Double.pi / 2
    let sign: Double = sweep < 0 ? -1 : 1
    var rest = abs(sweep)
    // Hundreds of overlapping turns look like one.
    if rest > Self.mostTurns * 4 * quarter {
      rest = Self.mostTurns * 4 * quarter + rest.truncatingRemainder(dividingBy: 4 * quarter)
    }
    var angle = start
    var result: [Path.Element] = []
    while rest > Self.tolerance {
      let step = rest < quarter + Self.tolerance ? rest : quarter
      result.append(curve(from: angle, by: sign * step))
      angle += sign * step
      rest -= step
    }
    return result
  }

  private static let mostTurns: Double = 100

  /// One cubic, accurate for up to about a quarter of the circle.
  func curve(from angle: Double, by step: Double) -> Path.Element {
    let k = 4 / 3 * tan(step / 4)
    let end = angle + step
    let (first, last) = (point(at: angle), point(at: end))
    return .curve(
      to: last,
      control1: CGPoint(x: first.x - k * radius * sin(angle), y: first.y + k * radius * cos(angle)),
      control2: CGPoint(x: last.x + k * radius * sin(end), y: last.y - k * radius * cos(end)))
  }
}

extension CGVector {
  /// The vector scaled to length one; zero stays zero.
  var normalized: CGVector {
    let length = self.length
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
