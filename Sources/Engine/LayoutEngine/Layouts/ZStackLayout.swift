public import Foundation
import Graphics

/// `ZStack` as a layout: views over each other. Apple's page: SwiftUI/ZStackLayout.
public struct ZStackLayout: Layout {
  /// The guides that the views share.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var rule: BuiltInLayout {
    BuiltInLayout(OverlaidRule(alignment: alignment))
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
