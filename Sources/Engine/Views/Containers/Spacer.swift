public import Foundation
public import LayoutEngine

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
