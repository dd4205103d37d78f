public import Foundation
import Graphics

/// `Grid` as a layout: rows whose columns line up. Apple's page: SwiftUI/GridLayout.
public struct GridLayout: Layout {
  /// Where the views are in their cells.
  public var alignment: Alignment
  /// Points between columns; nil for what the cells want.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for what the cells want.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var rule: BuiltInLayout {
    BuiltInLayout(
      GridRule(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// The size of the container.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rule.size(proposal, subviews)
  }

  /// Places the views.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    rule.place(subviews, in: bounds, proposal)
  }

  /// What the container wants around it.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { rule.spacing(subviews) }

  /// Where the container has the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { rule.guide(guide.key, in: bounds, proposal, subviews) }

  /// Where the container has the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { rule.guide(guide.key, in: bounds, proposal, subviews) }
}
