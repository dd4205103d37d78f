package import Foundation
package import Graphics

/// `Text`: sets itself anew for every proposal, and states its baselines.
package final class TextRule: LayoutRule {
  private let text: TextSpecification
  private let spacingToNeighbours: ViewSpacing
  private let shaper: any TextShaping
  private var layouts: [ProposedViewSize: TextLayout] = [:]

  /// Reports what of `text` is more than a text may have; see ``TextLimits``.
  package init(_ text: TextSpecification, spacing: ViewSpacing, shaper: any TextShaping) {
    self.text = TextLimits.applied(to: text)
    spacingToNeighbours = spacing
    self.shaper = text.redaction == .placeholder ? PlaceholderShaper(shaper) : shaper
  }

  package var name: String { "Text" }

  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    if let layout = layouts[proposal] { return layout }
    let layout =
      shaper.layouts?.layout(of: text, for: proposal) { TextLayout(text, proposal: proposal, shaper: shaper) }
      ?? TextLayout(text, proposal: proposal, shaper: shaper)
    layouts[proposal] = layout
    return layout
  }

  /// What is painted of the text when it stands in `frame`, having been offered `proposal`.
  package func items(in frame: CGRect, proposal: ProposedViewSize) -> [DisplayItem] {
    TextDrawing(text: text, layout: layout(for: proposal), frame: frame, shaper: shaper).items
  }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    layout(for: proposal).size
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(for: proposal).lines.first?.baseline
    case VerticalAlignment.lastTextBaseline.key: layout(for: proposal).lines.last?.baseline
    default: nil
    }
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { spacingToNeighbours }
}

extension ViewSpacing {
  /// What SwiftUI leaves above and below a text of the system font at `size` points.
  ///
  /// Below, to another view, 1257/2048 of the size; above, 375/1024; each plus half of what 1.25 × size lacks to a
  /// whole number. Reproduces the iPhone values of 12 sizes published by the swiftui-web project, to 0.001.
  package static func text(size: CGFloat, toText: CGFloat) -> ViewSpacing {
    let size = size.isFinite ? max(size, 0) : 0
    let rounding = ((1.25 * size).rounded(.up) - 1.25 * size) / 2
    return .text(above: 375 / 1024 * size + rounding, below: 1257 / 2048 * size + rounding, toText: toText)
  }

  /// What a text leaves `above` and `below` itself to other views, and to texts.
  package static func text(above: CGFloat, below: CGFloat, toText: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = .text(toView: above, toText: toText)
    spacing.bottom = .text(toView: below, toText: toText)
    return spacing
  }
}
