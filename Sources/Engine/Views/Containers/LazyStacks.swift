public import Foundation
public import LayoutEngine

/// Views from top to bottom, with the full available width. Apple's page: SwiftUI/LazyVStack.
///
/// A picture shows all views at once, so nothing is lazy. The layout differs from ``VStack``: the stack has the full
/// width, and every view its ideal height.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points (default: what neighbours prefer). Nothing is pinned in a picture.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the stack's spacing", [spacing])
    let rule = StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing, isLazy: true)
    return [context.lazyStack(content, rule, Alignment(horizontal: alignment, vertical: .top))]
  }
}

/// Views from the leading to the trailing edge, with the full available height. Apple's page: SwiftUI/LazyHStack.
///
/// As in ``LazyVStack``, nothing is lazy.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points (default: what neighbours prefer). Nothing is pinned in a picture.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the stack's spacing", [spacing])
    let rule = StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing, isLazy: true)
    return [context.lazyStack(content, rule, Alignment(horizontal: .leading, vertical: alignment))]
  }
}

/// The views that stay visible while others scroll; a picture does not scroll. Apple's page:
/// SwiftUI/PinnedScrollableViews.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
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
