import Foundation
import Graphics
import LayoutEngine

extension TextLayout {
  /// The colours behind runs (`AttributedString.backgroundColor`), as high as the line's letters.
  ///
  /// A line of both directions is taken to run in its paragraph's: the colour then covers as many points, but may stand
  /// beside its letters.
  func backgrounds(at origin: CGPoint, style: ParagraphStyle, shaper: any TextShaping) -> [DisplayItem] {
    lines.flatMap { line -> [DisplayItem] in
      guard line.runs.contains(where: { $0.style.background != nil }) else { return [] }
      let shaped = shaper.shape(line.runs, style: style)
      var (start, utf8) = (CGFloat(0), 0)
      return line.runs.compactMap { run -> DisplayItem? in
        let range = utf8..<utf8 + run.text.utf8.count
        let width = shaped.clusters.filter { range.contains($0.utf8Range.lowerBound) }.reduce(0) { $0 + $1.advance }
        defer { (start, utf8) = (start + width, range.upperBound) }
        guard let color = run.style.background, width > 0 else { return nil }
        let x = style.isRightToLeft ? line.width - start - width : start
        let frame = CGRect(
          x: origin.x + line.x + x, y: origin.y + line.baseline - shaped.ascent, width: width,
          height: shaped.ascent + shaped.descent)
        return .fill(Path(frame), .color(color), evenOdd: false)
      }
    }
  }
}
