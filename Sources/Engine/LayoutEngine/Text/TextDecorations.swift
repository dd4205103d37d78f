import Foundation
import Graphics

/// The underlines and strikethroughs of a line of text.
///
/// Position and thickness follow San Francisco's metrics (swiftui-web, iOS 26.0): as many whole pixels as the font's
/// thickness needs, at the font's underline position, or half an x-height above the baseline.
struct TextDecorations {
  let runs: [TextRun]
  /// The left end of the baseline.
  let start: CGPoint
  let scale: PixelScale

  func underlines(_ span: ShapedParagraph.Span) -> [DisplayItem] {
    let style = runs[span.runIndex].style
    guard let underline = style.underline, style.attachment == nil else { return [] }
    return items(underline, span, centre: Metrics(style.font).underline)
  }

  func strikethroughs(_ span: ShapedParagraph.Span) -> [DisplayItem] {
    let style = runs[span.runIndex].style
    guard let strikethrough = style.strikethrough, style.attachment == nil else { return [] }
    return items(strikethrough, span, centre: -Metrics(style.font).xHeight / 2)
  }

  /// - Parameter centre: The middle of the line, in points below the baseline.
  private func items(
    _ decoration: TextDecoration, _ span: ShapedParagraph.Span, centre: CGFloat
  ) -> [DisplayItem] {
    let run = runs[span.runIndex]
    let pixel = 1 / scale.pixelsPerPoint
    let thickness = max(pixel, scale.roundedUp(Metrics(run.style.font).thickness))
    let top = scale.rounded(start.y - run.style.baselineOffset + centre - thickness / 2)
    let (left, right) = (scale.rounded(start.x + span.range.lowerBound), scale.rounded(start.x + span.range.upperBound))
    guard right > left, thickness.isFinite, top.isFinite else { return [] }
    let paint = decoration.color.map { Paint.color($0) } ?? run.paint
    guard !decoration.pattern.dashes.isEmpty else {
      let bar = CGRect(x: left, y: top, width: right - left, height: thickness)
      return [.fill(Path(bar), paint, evenOdd: false)]
    }
    var line = Path()
    line.move(to: CGPoint(x: left, y: top + thickness / 2))
    line.addLine(to: CGPoint(x: right, y: top + thickness / 2))
    let dashes = decoration.pattern.dashes.map { $0 * thickness }
    return [.stroke(line, StrokeStyle(lineWidth: thickness, dash: dashes), paint)]
  }

  private struct Metrics {
    let underline: CGFloat
    let thickness: CGFloat
    let xHeight: CGFloat

    init(_ font: ResolvedFont) {
      let size = font.size.isFinite ? min(max(font.size, 0), 4096) : 0
      let row =
        switch font.family {
        case .system(.monospaced): (underline: 0.0977, thickness: 0.0488, xHeight: 0.5288)
        case .system(.serif): (underline: 0.1156, thickness: 0.0434, xHeight: 0.4526)
        default: Self.byWeight(font.weight)
        }
      underline = row.underline * size
      thickness = row.thickness * size
      xHeight = row.xHeight * size
    }

    private static func byWeight(_ weight: Int) -> (underline: CGFloat, thickness: CGFloat, xHeight: CGFloat) {
      switch weight {
      case ..<350: (0.1575, 0.0460, 0.5220)
      case ..<450: (0.1514, 0.0586, 0.5264)
      case ..<550: (0.1460, 0.0711, 0.5303)
      case ..<650: (0.1421, 0.0802, 0.5337)
      case ..<750: (0.1367, 0.0928, 0.5376)
      case ..<850: (0.1289, 0.1110, 0.5435)
      default: (0.1221, 0.1270, 0.5464)
      }
    }
  }
}

extension TextDecoration.Pattern {
  /// Lengths of dashes and gaps, in multiples of the thickness; empty for a solid line.
  fileprivate var dashes: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
