import Diagnostics
import Foundation

extension DisplayItem {
  /// A fill that painters can take; nil, and reported, when the outline has coordinates that are no numbers.
  package static func fill(checking path: Path, _ paint: Paint, evenOdd: Bool) -> DisplayItem? {
    path.sound.map { .fill($0, paint, evenOdd: evenOdd) }
  }

  /// A stroke that painters can take; nil, and reported, when there is nothing to draw or it cannot be drawn.
  package static func stroke(checking path: Path, _ style: StrokeStyle, _ paint: Paint) -> DisplayItem? {
    guard let path = path.sound, let style = style.sound(along: path) else { return nil }
    return .stroke(path, style, paint)
  }
}

extension Path {
  /// Coordinates further away than this, in points, are drawn at this distance: Cairo counts to some eight million.
  private static let farthest: CGFloat = 1_000_000

  /// The path without what no painter can draw; nil for an empty one, and for one with coordinates that are no numbers.
  package var sound: Path? {
    if isEmpty { return nil }
    var isFinite = true
    var isNear = true
    for element in elements {
      _ = element.mapped { point in
        if !(point.x.isFinite && point.y.isFinite) { isFinite = false }
        if max(abs(point.x), abs(point.y)) > Self.farthest { isNear = false }
        return point
      }
    }
    guard isFinite else {
      DiagnosticLog.current.report(
        Diagnostic(id: "path.not-finite", message: "a path with a coordinate that is no finite number was left out"))
      return nil
    }
    guard !isNear else { return self }
    DiagnosticLog.current.report(
      Diagnostic(id: "path.far-away", message: "a path was drawn only up to a million points from the picture"))
    return Path(
      form: .elements,
      elements.map { element in
        element.mapped { CGPoint(x: Self.near($0.x), y: Self.near($0.y)) }
      })
  }

  private static func near(_ value: CGFloat) -> CGFloat { min(max(value, -farthest), farthest) }
}

extension StrokeStyle {
  /// The style without what no painter can draw; nil, and reported where it is a mistake, when there is no line.
  fileprivate func sound(along path: Path) -> StrokeStyle? {
    guard lineWidth.isFinite, lineWidth >= 0 else {
      DiagnosticLog.current.report(
        Diagnostic(id: "stroke.width", message: "a line whose width is negative or no number was left out"))
      return nil
    }
    guard lineWidth > 0 else { return nil }
    var style = self
    style.lineWidth = min(lineWidth, 100_000)
    if !miterLimit.isFinite { style.miterLimit = 10 }
    if !dashPhase.isFinite { style.dashPhase = 0 }
    guard !dash.isEmpty else { return style }
    guard let pattern = DashPattern(self), path.length / pattern.length < DashPattern.mostRepeats else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "stroke.dashes", message: "dashes that are negative, without length or too many were drawn solid"))
      style.dash = []
      return style
    }
    return style
  }
}

extension Path {
  /// The length of all subpaths, closing lines included, in points.
  fileprivate var length: CGFloat { subpaths.reduce(0) { $0 + MeasuredSubpath($1).length } }
}
