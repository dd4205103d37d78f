import Diagnostics
import Foundation

extension DisplayItem {
  /// A fill with a valid path; nil, and reported, if the path has non-finite coordinates.
  package static func fill(checking path: Path, _ paint: Paint, evenOdd: Bool) -> DisplayItem? {
    path.validated.map { .fill($0, paint, evenOdd: evenOdd) }
  }

  /// A stroke with a valid path and style; nil if there is nothing to draw, and reported if it cannot be drawn.
  package static func stroke(checking path: Path, _ style: StrokeStyle, _ paint: Paint) -> DisplayItem? {
    guard let path = path.validated, let style = style.validated(along: path) else { return nil }
    return .stroke(path, style, paint)
  }
}

extension Path {
  /// The largest coordinate in points; coordinates beyond it are moved to it. Cairo's limit is some eight million.
  private static let farthest: CGFloat = 1_000_000

  /// The path with valid coordinates; nil if it is empty or has non-finite coordinates.
  package var validated: Path? {
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
        Diagnostic(id: "path.not-finite", message: "a path with a non-finite coordinate was left out"))
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
  /// The style with valid values; nil if there is no line, and reported if that is a mistake.
  fileprivate func validated(along path: Path) -> StrokeStyle? {
    guard lineWidth.isFinite, lineWidth >= 0 else {
      DiagnosticLog.current.report(
        Diagnostic(id: "stroke.width", message: "a line with a negative or non-finite width was left out"))
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
          id: "stroke.dashes", message: "a line with negative, empty or too many dashes was drawn solid"))
      style.dash = []
      return style
    }
    return style
  }
}

extension Path {
  /// The length of all subpaths in points, including closing lines.
  fileprivate var length: CGFloat { subpaths.reduce(0) { $0 + MeasuredSubpath($1).length } }
}
