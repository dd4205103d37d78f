public import Foundation
public import LayoutEngine

/// Takes the room that is left along a stack's axis. Apple's page: SwiftUI/Spacer.
public struct Spacer: PrimitiveView {
  /// Points at least; nil for the system's default, 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("Spacer's minLength", [minLength])
    var traits = LayoutTraits()
    traits.isSpacer = true
    return [
      context.node(SpacerRule(axis: context.environment.stackAxis, minimumLength: minLength), traits: traits)
    ]
  }
}
