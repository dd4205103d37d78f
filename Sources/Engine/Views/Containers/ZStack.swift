public import LayoutEngine

/// Views over each other. Apple's page: SwiftUI/ZStack.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: Alignment

  /// Creates a stack that aligns its views by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let children = content._lower(in: context.setting(\.stackAxis, to: nil))
    return [context.node(OverlaidRule(alignment: alignment), children: children)]
  }
}
