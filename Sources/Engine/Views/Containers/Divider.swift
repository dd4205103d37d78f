import Foundation
public import LayoutEngine

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
