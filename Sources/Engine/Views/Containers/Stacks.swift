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

/// Views on top of each other. Apple's page: SwiftUI/ZStack.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: Alignment

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let children = content._lower(in: context.setting(\.stackAxis, to: nil))
    return [context.node(ZStackRule(alignment: alignment), children: children)]
  }
}

/// Takes the space left along a stack's axis. Apple's page: SwiftUI/Spacer.
public struct Spacer: PrimitiveView {
  /// The minimum length in points (default: 8).
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("Spacer's minLength", [minLength])
    var traits = LayoutTraits()
    traits.isSpacer = true
    return [
      context.node(SpacerRule(axis: context.environment.stackAxis, minimumLength: minLength), traits: traits)
    ]
  }
}

/// A thin line between views. Apple's page: SwiftUI/Divider.
///
/// One pixel thick, one point at accessibility text sizes; along the cross axis of the stack around it, horizontal
/// outside of stacks. Measured by swiftui-web (iOS).
public struct Divider: PrimitiveView {
  public init() {}

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let environment = context.environment
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    let rule = DividerRule(stackAxis: environment.stackAxis, thickness: thickness)
    let line = Rectangle().fill(Self.color(environment.colorScheme))
    let nodes = line._lower(in: context)
    return [context.node(rule, children: nodes)]
  }

  /// The system's separator colour on iOS.
  private static func color(_ scheme: ColorScheme) -> Color {
    scheme == .dark
      ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
      : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
  }
}
