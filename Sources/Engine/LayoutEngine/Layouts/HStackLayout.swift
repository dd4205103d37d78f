public import Foundation
import Graphics

/// `HStack` as a layout: views from the leading to the trailing edge. Apple's page: SwiftUI/HStackLayout.
public struct HStackLayout: Layout {
  /// The guide that the views share.
  public var alignment: VerticalAlignment
  /// Points between views; nil for what each pair wants.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var rule: BuiltInLayout {
    BuiltInLayout(StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }

  /// The axis, for spacers and dividers inside.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
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
