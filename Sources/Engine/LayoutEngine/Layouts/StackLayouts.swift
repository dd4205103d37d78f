public import Foundation
import Graphics

/// `HStack` as a layout: views from the leading to the trailing edge. Apple's page: SwiftUI/HStackLayout.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points between views; nil for each pair's preferred distance.
  public var spacing: CGFloat?

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

/// `VStack` as a layout: views from top to bottom. Apple's page: SwiftUI/VStackLayout.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points between views; nil for each pair's preferred distance.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var rule: BuiltInLayout {
    BuiltInLayout(StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
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

/// A layout of the package with spacings that the user sets, which are checked to be finite.
package protocol SpacedLayout: Layout {
  /// The spacings; nil for the views' preferred distances.
  var statedSpacings: [CGFloat?] { get }
}

extension HStackLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { [spacing] }
}

extension VStackLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { [spacing] }
}

extension GridLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { [horizontalSpacing, verticalSpacing] }
}

extension AnyLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { (layout as? any SpacedLayout)?.statedSpacings ?? [] }
}
