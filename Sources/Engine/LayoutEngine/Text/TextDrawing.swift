import Foundation
import Graphics

/// Converts a laid-out text to display items.
struct TextDrawing {
  let text: TextSpecification
  let layout: TextLayout
  let frame: CGRect
  let shaper: any TextShaping

  var items: [DisplayItem] {
    guard text.redaction == .none else { return bars }
    return layout.lines.flatMap(items)
  }

  /// Lines start on a pixel; gradients span the text's frame.
  private var origin: CGPoint {
    CGPoint(x: text.scale.rounded(frame.minX), y: text.scale.rounded(frame.minY))
  }

  private func items(of line: TextLayout.Line) -> [DisplayItem] {
    guard !line.runs.allSatisfy(\.text.isEmpty) else { return [] }
    var runs = line.runs
    for index in runs.indices {
      runs[index].paint = runs[index].paint.mapped(to: frame)
      // The attachment's items are painted separately, below.
      runs[index].style.attachment?.items = []
    }
    let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
    let item = DisplayItem.text(TextItem(runs: runs, style: text.paragraph, origin: start, width: line.width))
    guard runs.contains(where: \.style.isAdorned) else { return [item] }
    let shaped = shaper.shape(line.runs, style: text.paragraph)
    let spans = shaped.spans
    let decorations = TextDecorations(runs: runs, start: start, scale: text.scale)
    var items = spans.flatMap { background($0, of: runs, height: (shaped.ascent, shaped.descent), at: start) }
    items += spans.flatMap(decorations.underlines)
    items.append(item)
    items += spans.flatMap(decorations.strikethroughs)
    items += spans.flatMap { attachment($0, of: line, at: start) }
    return items
  }

  /// The background of a run (`AttributedString.backgroundColor`), as high as the line's letters.
  private func background(
    _ span: ShapedParagraph.Span, of runs: [TextRun], height: (above: CGFloat, below: CGFloat), at start: CGPoint
  ) -> [DisplayItem] {
    guard let color = runs[span.runIndex].style.background else { return [] }
    let frame = CGRect(
      x: start.x + span.range.lowerBound, y: start.y - height.above,
      width: span.range.upperBound - span.range.lowerBound,
      height: height.above + height.below)
    return frame.isEmpty ? [] : [.fill(Path(text.scale.rounded(frame)), .color(color), evenOdd: false)]
  }

  private func attachment(
    _ span: ShapedParagraph.Span, of line: TextLayout.Line, at start: CGPoint
  ) -> [DisplayItem] {
    let run = line.runs[span.runIndex]
    guard let attachment = run.attachment, !attachment.items.isEmpty else { return [] }
    let corner = CGPoint(
      x: text.scale.rounded(start.x + span.range.lowerBound),
      y: text.scale.rounded(start.y - run.style.baselineOffset - attachment.size.height + attachment.depth))
    return attachment.placed(at: corner)
  }

  /// The bars of a redacted text stand on the baselines and are as high as capitals; the bar of a wrapped line
  /// extends to the frame's edge. They have the text's own colour at low opacity, so that they are visible on any
  /// background.
  private var bars: [DisplayItem] {
    layout.lines.compactMap { line in
      let size = line.runs.map(\.style.font.size).max() ?? 0
      let height = (Self.capHeight * size * 2).rounded(.up) / 2
      let reachesEdge = text.redaction == .placeholder && line.isWrapped
      let width = reachesEdge ? max(frame.width, line.width) : line.width
      guard height > 0, width > 0, height.isFinite, width.isFinite, let run = line.runs.first else { return nil }
      let bar = CGRect(
        x: origin.x + (reachesEdge ? 0 : line.x), y: origin.y + line.baseline - height,
        width: text.scale.roundedUp(width), height: height)
      return .fill(
        Path(roundedRect: bar, cornerRadius: height / 5),
        run.paint.mapped(to: frame).opacity(TextSpecification.Redaction.opacity), evenOdd: false)
    }
  }

  /// San Francisco's cap height, as a fraction of the size.
  private static let capHeight: CGFloat = 0.70459
}

extension TextStyle {
  /// Whether something besides glyphs is painted.
  fileprivate var isAdorned: Bool { underline != nil || strikethrough != nil || background != nil || attachment != nil }
}
