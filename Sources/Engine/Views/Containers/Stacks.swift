public import Foundation
public import LayoutEngine

/// Views from the leading to the trailing edge. Apple's page: SwiftUI/HStack.
public struct HStack<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: StackRule
  private let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points (default: what neighbours prefer, 8 between plain views).
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = spacing
    rule = StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { [context.stack(content, rule, spacing)] }
}

/// Views from top to bottom. Apple's page: SwiftUI/VStack.
public struct VStack<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: StackRule
  private let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points (default: what neighbours prefer, 8 between plain views).
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = spacing
    rule = StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { [context.stack(content, rule, spacing)] }
}

extension _LoweringContext {
  fileprivate func stack(_ content: some View, _ rule: StackRule, _ spacing: CGFloat?) -> LayoutNode {
    reportInvalid("the stack's spacing", [spacing])
    return node(rule, children: content._lower(in: setting(\.stackAxis, to: rule.axis)))
  }
}
