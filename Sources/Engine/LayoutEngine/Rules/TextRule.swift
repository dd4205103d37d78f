package import Foundation
package import Graphics

/// `Text`: lays out its lines for every proposal, and sets its baselines.
package final class TextRule: LayoutRule {
  private let text: TextSpecification
  private let spacingToNeighbours: ViewSpacing
  private let shaper: any TextShaping
  private var layouts = LayoutCache<ProposedViewSize, TextLayout>()

  /// Lays out `text`, whose characters are already limited by ``TextLimits``.
  package init(_ text: TextSpecification, spacing: ViewSpacing, shaper: any TextShaping) {
    self.text = text
    spacingToNeighbours = spacing
    self.shaper = text.redaction == .placeholder ? PlaceholderShaper(shaper) : shaper
  }

  package var name: String { "Text" }

  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    let proposal = normalized(proposal)
    return layouts[proposal] ?? set(for: proposal)
  }

  private func set(for proposal: ProposedViewSize) -> TextLayout {
    let layout =
      shaper.layouts?.layout(of: text, for: proposal) { TextLayout(text, proposal: proposal, shaper: shaper) }
      ?? TextLayout(text, proposal: proposal, shaper: shaper)
    layouts.remember(layout, to: proposal)
    return layout
  }

  /// A proposal with the same layout that is shared by as many proposals as possible: room beyond the ideal size does
  /// not change the layout.
  private func normalized(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    // Such a text is as wide as its proposal, and no two widths give the same layout.
    guard !text.takesOfferedWidth else { return result }
    if result.width == .infinity { result.width = nil }
    if result.height == .infinity { result.height = nil }
    guard result != .unspecified, layouts[result] == nil else { return result }
    let ideal = layouts[.unspecified] ?? set(for: .unspecified)
    guard !ideal.isTruncated, ideal.scaleFactor == 1 else { return result }
    if let width = result.width, width >= ideal.size.width { result.width = nil }
    guard let height = result.height else { return result }
    if result.width == nil, height >= ideal.size.height { return .unspecified }
    // One line is laid out however small the height is.
    let isOneLine = ideal.lines.count == 1 && text.reservedLines == 1 && text.minimumScaleFactor == 1
    if isOneLine, height <= ideal.size.height { result.height = result.width == nil ? nil : 0 }
    return result
  }

  package func items(in frame: CGRect, proposal: ProposedViewSize) -> [DisplayItem] {
    TextDrawing(text: text, layout: layout(for: proposal), frame: frame, shaper: shaper).items
  }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = layout(for: proposal).size
    return text.takesOfferedWidth && proposal.width == .infinity ? CGSize(width: .infinity, height: size.height) : size
  }

  /// No text is wider than its proposal.
  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    axis == .horizontal && (proposal.width ?? 1) <= 0 ? 0 : nil
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
  /// The distances that SwiftUI leaves above and below a text of the system font at `size` points.
  ///
  /// Below, to another view, 1257/2048 of the size; above, 375/1024; each plus half of what 1.25 × size lacks to a
  /// whole number. Reproduces the iPhone values of 12 sizes published by the swiftui-web project, to 0.001.
  package static func text(size: CGFloat, toText: CGFloat) -> ViewSpacing {
    let size = size.isFinite ? max(size, 0) : 0
    let rounding = ((1.25 * size).rounded(.up) - 1.25 * size) / 2
    return .text(above: 375 / 1024 * size + rounding, below: 1257 / 2048 * size + rounding, toText: toText)
  }

  /// The distances `above` and `below` a text to other views, and to texts.
  package static func text(above: CGFloat, below: CGFloat, toText: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = .text(toView: above, toText: toText)
    spacing.bottom = .text(toView: below, toText: toText)
    return spacing
  }
}
