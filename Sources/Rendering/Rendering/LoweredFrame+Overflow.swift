import Diagnostics
import Foundation
import Graphics

extension LoweredFrame {
  /// Reports a canvas of another size than the widget's family, on which next to nothing of a text is left: its edge cuts the
  /// line, or the line is truncated to a few letters.
  func reportOverflow() {
    let full = accessibilityText
    let losesText = displayList.items.flatMap { $0.lines(under: .identity) }.contains { line in
      line.isCut(by: displayList.size) || (line.isHardlyShown && !full.contains(line.text))
    }
    guard losesText else { return }
    // Without the text: every entry has another one, and would be reported again.
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.text-does-not-fit",
        message: "some of the text does not fit; use a larger canvas or cell, a smaller scale or another family"))
  }
}

/// A line of text on the canvas.
private struct PlacedLine {
  let text: String
  /// From the height of capitals to the baseline, in points.
  let frame: CGRect

  /// A truncated line with fewer letters says next to nothing.
  private static let fewLetters = 12

  var isHardlyShown: Bool { text.contains("…") && text.count <= Self.fewLetters }

  func isCut(by size: CGSize) -> Bool {
    // Half a point of tolerance for rounding.
    !CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains(frame)
  }
}

extension DisplayItem {
  fileprivate func lines(under transform: CGAffineTransform) -> [PlacedLine] {
    switch self {
    case .fill, .stroke, .picture: return []
    case .text(let item):
      guard !item.text.allSatisfy(\.isWhitespace) else { return [] }
      let capitals = 0.7 * (item.runs.map(\.style.font.size).max() ?? 0)
      let frame = CGRect(x: item.origin.x, y: item.origin.y - capitals, width: item.width, height: capitals)
      return [PlacedLine(text: item.text, frame: frame.bounding { $0.applying(transform) })]
    case .group(.opacity(0), _): return []
    case .group(.transform(let own), let items): return items.flatMap { $0.lines(under: own.concatenating(transform)) }
    case .group(_, let items): return items.flatMap { $0.lines(under: transform) }
    }
  }
}
