import Foundation
import Graphics
import SquareFonts

@testable import LayoutEngine

extension TextRun {
  static func black(_ text: String, size: CGFloat = 10) -> TextRun {
    TextRun(text, style: TextStyle(font: ResolvedFont(size: size)), paint: .color(.black))
  }
}

extension TextLayout {
  /// The lines' characters.
  var texts: [String] { lines.map { $0.runs.map(\.text).joined() } }
}

/// Sets text in characters 10 points wide.
func set(
  _ text: String, width: CGFloat?, height: CGFloat? = nil, size: CGFloat = 10, font: SquareFont = SquareFont(),
  _ change: (inout TextSpecification) -> Void = { _ in }
) -> TextLayout {
  set([.black(text, size: size)], width: width, height: height, font: font, change)
}

func set(
  _ runs: [TextRun], width: CGFloat?, height: CGFloat? = nil, font: SquareFont = SquareFont(),
  _ change: (inout TextSpecification) -> Void = { _ in }
) -> TextLayout {
  var specification = TextSpecification(runs: runs)
  change(&specification)
  return TextLayout(specification, proposal: ProposedViewSize(width: width, height: height), shaper: font)
}
