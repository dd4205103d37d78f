public import Foundation
import Graphics

/// `ZStack` as a layout: views on top of each other. Apple's page: SwiftUI/ZStackLayout.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var rule: BuiltInLayout {
    BuiltInLayout(ZStackRule(alignment: alignment))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rule.size(proposal, subviews)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    rule.place(subviews, in: bounds, proposal)
  }

  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { rule.spacing(subviews) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { rule.guide(guide.key, in: bounds, proposal, subviews) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { rule.guide(guide.key, in: bounds, proposal, subviews) }
}
