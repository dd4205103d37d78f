public import Foundation
public import LayoutEngine

/// Views from top to bottom, as wide as there is room. Apple's page: SwiftUI/LazyVStack.
///
/// A picture shows all views at once, so nothing is lazy; what remains is the layout: the full width, and for every view
/// its ideal height.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points, nil for what each pair of neighbours wants. Nothing is pinned in a picture.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the stack's spacing", [spacing])
    let rule = StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing, isLazy: true)
    return [context.lazyStack(content, rule, Alignment(horizontal: alignment, vertical: .top))]
  }
}

/// Views from the leading to the trailing edge, as tall as there is room. Apple's page: SwiftUI/LazyHStack.
///
/// See ``LazyVStack``: nothing is lazy in a picture.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points, nil for what each pair of neighbours wants. Nothing is pinned in a picture.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the stack's spacing", [spacing])
    let rule = StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing, isLazy: true)
    return [context.lazyStack(content, rule, Alignment(horizontal: .leading, vertical: alignment))]
  }
}

/// What stays in view while the rest scrolls; in a picture nothing does. Apple's page: SwiftUI/PinnedScrollableViews.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension _LoweringContext {
  fileprivate func lazyStack(_ content: some View, _ rule: StackRule, _ alignment: Alignment) -> LayoutNode {
    let stack = node(rule, children: content._lower(in: setting(\.stackAxis, to: rule.axis)))
    let unlimited = FlexibleFrameRule.Limits(min: nil, ideal: nil, max: nil)
    let filling = FlexibleFrameRule.Limits(min: nil, ideal: nil, max: .infinity)
    let frame = FlexibleFrameRule(
      width: rule.axis == .vertical ? filling : unlimited, height: rule.axis == .vertical ? unlimited : filling,
      alignment: alignment)
    return node(frame, children: [stack])
  }
}
