public import Foundation
import Graphics

/// `VStack` as a layout: views from top to bottom. Apple's page: SwiftUI/VStackLayout.
public struct VStackLayout: Layout {
  /// The guide that the views share.
  public var alignment: HorizontalAlignment
  /// Points between views; nil for what each pair wants.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var rule: BuiltInLayout {
    BuiltInLayout(StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }

  /// The axis, for spacers and dividers inside.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
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
